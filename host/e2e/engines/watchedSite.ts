import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { hashOf } from '@donate-impact/build/integrity';
import { type RemoteName, remoteNames } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { distOf, root } from '../gateway';
import { refuseStorage, watchPage } from './firstScript';

/** The built site on its own port. A script at the start of every page reports errors. */
export interface WatchedSite {
  origin: string;
  /** The folder of each remote's build, read on every request: another folder is another deployment. */
  remotes: Record<string, string>;
  complaints: string[];
  /** Changes to scripts and pages on their way, by their paths. */
  changes: { on: RegExp; change: (content: string) => string }[];
  /** Allows one kind of complaint, for tests that cause the fault themselves. */
  expected: RegExp[];
  close: () => Promise<void>;
}

interface Options {
  /** Whether storage is blocked. The pages' first script does that in the same way for each engine. */
  storageBlocked: boolean;
}

/**
 * Serves the site with its strict Content-Security-Policy. The first script reports errors in every engine, because
 * plain WebDriver reports neither errors nor console messages. It misses messages that an engine logs without an event,
 * such as a warning about a style sheet; in Chromium and Firefox, the driver reads the console too.
 */
export async function serveWatched({ storageBlocked }: Options): Promise<WatchedSite> {
  const remotes = Object.fromEntries(remoteNames.map(here));
  const gateway = createGateway({ host: `${root}/host/dist`, remotes });
  const complaints: string[] = [];
  const changes: WatchedSite['changes'] = [];
  const first = `(${watchPage})();${storageBlocked ? `(${refuseStorage})();` : ''}`;
  const server = createServer(async (request, response) => {
    if (request.url === '/first.js')
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(first);
    if (request.url === '/complaints') {
      complaints.push(await text(request));
      return response.writeHead(204).end();
    }
    const path = (request.url ?? '').replace(/\?.*/, '');
    const { change } = changes.find(({ on }) => on.test(path)) ?? {};
    if (change && path.endsWith('.js'))
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(change(await scriptAt(path)));
    if (request.headers.accept?.includes('text/html')) {
      request.headers['accept-encoding'] = 'identity';
      beginWithScript(response, hashOf(first), change);
    }
    gateway.emit('request', request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    remotes,
    complaints,
    changes,
    expected: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function here(remote: RemoteName) {
  return [remote, distOf(remote)];
}

/** The content of a script of this checkout's builds; empty if there is none. */
function scriptAt(path: string) {
  const [, , part = '', ...file] = path.replace('/host/', '/remotes/host/').split('/');
  const dist = part === 'host' ? `${root}/host/dist` : distOf(part as RemoteName);
  return readFile(join(dist, ...file), 'utf8').catch(() => '');
}

function beginWithScript(
  response: ServerResponse,
  hash: string,
  change = (content: string) => content,
) {
  const end = response.end.bind(response);
  const script = `<head><script src="/first.js" integrity="${hash}" crossorigin></script>`;
  response.end = ((body: unknown) =>
    end(typeof body === 'string' ? change(body.replace('<head>', script)) : body)) as never;
}
