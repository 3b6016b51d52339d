import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type RemoteName, remoteNames } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { distOf, root } from '../gateway';
import { refuseStorage, watchPage } from './firstScript';

/** The built site on a port of its own, whose pages begin with a script that says what goes wrong in them. */
export interface WatchedSite {
  origin: string;
  /** Where each remote's build lies; another folder is another deployment. Read at every request. */
  remotes: Record<string, string>;
  complaints: string[];
  /** Lets one kind of complaint pass: for tests that cause the fault themselves. */
  expected: RegExp[];
  close: () => Promise<void>;
}

interface Options {
  /** Whether the browser keeps nothing for the site: refused by the pages' first script, the same way in each engine. */
  storageBlocked: boolean;
}

/**
 * Serves the site under its strict Content-Security-Policy. The first script is what every engine can hear by:
 * WebDriver alone tells neither errors nor the console. It does not hear what an engine itself writes to the console
 * without an event, such as a warning about a style sheet; in Chromium and Firefox the driver hears the console too.
 */
export async function serveWatched({ storageBlocked }: Options): Promise<WatchedSite> {
  const remotes = Object.fromEntries(remoteNames.map(here));
  const gateway = createGateway({ host: `${root}/host/dist`, remotes });
  const complaints: string[] = [];
  const first = `(${watchPage})();${storageBlocked ? `(${refuseStorage})();` : ''}`;
  const server = createServer(async (request, response) => {
    if (request.url === '/first.js')
      return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(first);
    if (request.url === '/complaints') {
      complaints.push(await text(request));
      return response.writeHead(204).end();
    }
    if (request.headers.accept?.includes('text/html')) {
      request.headers['accept-encoding'] = 'identity';
      beginWithScript(response);
    }
    gateway.emit('request', request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    remotes,
    complaints,
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

function beginWithScript(response: ServerResponse) {
  const end = response.end.bind(response);
  const script = '<head><script src="/first.js"></script>';
  response.end = ((body: unknown) =>
    end(typeof body === 'string' ? body.replace('<head>', script) : body)) as never;
}
