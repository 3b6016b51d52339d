import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
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

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request exactly as given: adds no headers and does not normalize the path. */
export function ask(
  origin: string,
  path: string,
  { body, ...options }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const { headers, statusCode: status = 0 } = response;
        resolve({ status, headers, raw, body: decode(raw, headers['content-encoding']) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Serves answers on a free port of this machine. Resolves with their server and its origin. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Reports a failure as a page does. */
export async function post(
  origin: string,
  body: string,
  path = '/failures',
  headers: Record<string, string> = { 'Content-Length': `${Buffer.byteLength(body)}` },
) {
  return (await ask(origin, path, { method: 'POST', headers, body })).status;
}

/** Reads the configuration that an open tab gets. */
export async function readConfig(
  origin: string,
  headers?: Record<string, string>,
): Promise<SiteConfig> {
  return JSON.parse((await ask(origin, '/site.json', { headers })).body);
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

/** The address of an app's live release, with a slash at the end. */
export async function getFolder(origin: string, app: string) {
  const config = await readConfig(origin);
  return app === 'host'
    ? `/host/${config.shell}/`
    : `/remotes/${app}/${findRelease(config, app)?.id}/`;
}

function decode(raw: Buffer, encoding: string | undefined) {
  if (raw.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(raw).toString();
  if (encoding === 'gzip') return gunzipSync(raw).toString();
  return raw.toString();
}
