import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
import { createGateway } from '@donate-impact/gateway';

/** Answers a request in place of the site. `file` is what the site would have sent. */
export type Answer = (request: IncomingMessage, response: ServerResponse, file: Buffer) => void;

/** What goes wrong, and where. */
interface Rule {
  /** The paths that it applies to. */
  on: RegExp;
  answer: Answer;
}

/** The built site on its own port, with faults in what it serves, so that the browser meets them on the network. */
export interface FaultyGateway {
  origin: string;
  /** What is served, read on every request; another folder is another release. */
  served: { host: string; remotes: Record<string, string>; origins?: string };
  rules: Rule[];
  /** Remotes whose fragments are left out of the composed pages. */
  withoutFragment: Set<string>;
  /** Changes a composed page, or what it is composed of, before it is sent. */
  onPage: (html: string) => string;
  close: () => Promise<void>;
}

export async function startFaultyGateway(served: FaultyGateway['served']): Promise<FaultyGateway> {
  const site = createGateway(served);
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    void answer(gateway, site, url.replace(/\?.*/, ''), request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  const gateway: FaultyGateway = {
    origin: `http://localhost:${port}`,
    served,
    rules: [],
    withoutFragment: new Set(),
    onPage: (html) => html,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return gateway;
}

async function answer(
  gateway: FaultyGateway,
  site: ReturnType<typeof createGateway>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const rule = gateway.rules.find(({ on }) => on.test(path));
  if (rule) return rule.answer(request, response, await fileAt(gateway, path));
  const accept = request.headers.accept ?? '';
  if (accept.includes('text/html') || path === '/releases.json')
    compose(gateway, request, response);
  site.emit('request', request, response);
}

/** Composes the page without the missing fragments, and with the test's changes. */
function compose(gateway: FaultyGateway, request: IncomingMessage, response: ServerResponse) {
  request.headers['accept-encoding'] = 'identity';
  const end = response.end.bind(response);
  response.end = ((body: unknown) =>
    end(typeof body === 'string' ? gateway.onPage(without(gateway, body)) : body)) as never;
}

function without({ withoutFragment }: FaultyGateway, html: string) {
  if (withoutFragment.size === 0) return html;
  const named = /<script type="application\/json" data-manifest="(\w+)">/.exec(html)?.[1] ?? '';
  if (!withoutFragment.has(named)) return html;
  const start = html.indexOf('<script type="application/json" data-manifest');
  return html.slice(0, start) + html.slice(html.lastIndexOf('<!--/$--></main>'));
}

async function fileAt({ served }: FaultyGateway, path: string) {
  const [, area = '', name = '', ...rest] = path.split('/');
  const files: Record<string, string> = {
    remotes: join(served.remotes[name] ?? '', ...rest),
    host: join(served.host, name, ...rest),
  };
  const file = files[area] ?? join(liveFolder(served.host), path);
  return readFile(file).catch(() => Buffer.alloc(0));
}
