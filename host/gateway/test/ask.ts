import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SiteConfig } from '@donate-impact/shared/contract';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received. */
  raw: Buffer;
  /** Decoded according to its Content-Encoding. */
  body: string;
}

/** Creates the functions that send a gateway the requests of a test. */
export function createClient(origin: string) {
  const { hostname, port } = new URL(origin);

  /** Sends one request exactly as given: adds no headers and does not normalize the path. */
  async function ask(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<Answer> {
    const sent = request({ hostname, port, path, headers, method, agent: false });
    sent.on('error', () => {});
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const raw = await buffer(response);
    const { headers: received, statusCode: status = 0 } = response;
    return { status, headers: received, raw, body: decode(raw, received['content-encoding']) };
  }

  /** Reports a failure as a page does. */
  async function post(
    body: string,
    path = '/failures',
    headers: Record<string, string> = { 'Content-Length': `${Buffer.byteLength(body)}` },
  ) {
    return (await ask(path, headers, 'POST', body)).status;
  }

  /** Reads the configuration that an open tab gets. */
  async function readConfig(headers?: Record<string, string>): Promise<SiteConfig> {
    return JSON.parse((await ask('/site.json', headers)).body);
  }

  /** The address of an app's live release, with a slash at the end. */
  async function getFolder(app: string) {
    const config = await readConfig();
    return app === 'host'
      ? `/host/${config.shell}/`
      : `/remotes/${app}/${findRelease(config, app)?.id}/`;
  }

  return { ask, post, readConfig, getFolder };
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Serves answers on a free port of this machine until the end of the test. Resolves with the origin. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Reads the configuration in a page. */
export function parseConfig({ body }: Answer): SiteConfig {
  const [, json = 'null'] =
    /<script id="site-config" type="application\/json">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json);
}

/** The release of a remote that a page or a tab is told of: null while the remote is switched off. */
export function findRelease({ remotes }: SiteConfig, name: string) {
  return remotes.find((remote) => remote.name === name)?.release;
}

function decode(raw: Buffer, encoding: string | undefined) {
  if (raw.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(raw).toString();
  if (encoding === 'gzip') return gunzipSync(raw).toString();
  return raw.toString();
}
