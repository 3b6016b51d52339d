import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { composePage, readPages } from './composePage';
import { contentSecurityPolicy, immutable, revalidated, securityHeaders } from './headers';
import { accepts, sendFile } from './sendFile';

const gz = promisify(gzip);

interface GatewayOptions {
  /** The shell's dist. */
  host: string;
  /** Each remote's dist, by name; a missing dist means that the remote is down. */
  remotes: Record<string, string>;
  /** Whether /versions shows operators which releases run. */
  versionsPage?: boolean;
}

/**
 * Serves the whole site on one port from built files, by the rules of nginx/gateway.conf.template but without nginx.
 * Reads files on each request, so a rebuilt remote is served at the next one.
 */
export function createGateway(options: GatewayOptions) {
  return createServer((request, response) => {
    answer(options, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(options: GatewayOptions, request: IncomingMessage, response: ServerResponse) {
  const requestId = randomBytes(16).toString('hex');
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', requestId);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return fail(response, 405);
  }
  const path = safePath(request.url ?? '/');
  if (path === null) return fail(response, 400);
  const [, first = '', name = ''] = path.split('/');
  if (path.startsWith('/remotes/')) {
    if (path.endsWith('.html'))
      response.setHeader('Content-Security-Policy', contentSecurityPolicy(requestId));
    return answerFromRemote(distOf(options, name), path, request, response);
  }
  const page = await pageOf(options, path);
  if (page) return answerPage(options, page, 200, requestId, request, response);
  const isFile = /^\/(?:static|data)\/|^\/(?:icon\.svg|robots\.txt|version\.json)$/.test(path);
  if (!isFile) return answerPage(options, 'not-found', 404, requestId, request, response);
  const caching = first === 'static' ? immutable : revalidated;
  if (!(await sendFile(request, response, join(options.host, path), caching))) fail(response, 404);
}

function distOf({ remotes }: GatewayOptions, name: string) {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

async function answerFromRemote(
  dist: string | undefined,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!dist) return fail(response, 404);
  if (!existsSync(dist)) return fail(response, 503);
  const file = path.split('/').slice(3).join('/');
  const caching = file.startsWith('static/') ? immutable : revalidated;
  if (!(await sendFile(request, response, join(dist, file), caching))) fail(response, 404);
}

async function pageOf({ host, versionsPage }: GatewayOptions, path: string) {
  if (versionsPage && /^\/versions\/?$/.test(path)) return 'versions';
  return (await readPages(host)).find(({ pattern }) => pattern.test(path))?.page;
}

async function answerPage(
  { host, remotes }: GatewayOptions,
  page: string,
  status: number,
  nonce: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const missing = page === 'versions' ? 'not answering' : '';
  const html = await composePage(join(host, 'pages', `${page}.html`), nonce, (virtual) => {
    const [, , name = '', ...file] = virtual.split('/');
    const dist = virtual === '/versions/host' ? join(host, 'version.json') : remotes[name];
    return readFile(join(dist ?? '/nowhere', ...file), 'utf8').catch(() => missing);
  });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
  response.setHeader('Cache-Control', revalidated);
  response.setHeader('Vary', 'Accept-Encoding');
  const zipped = accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip');
  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status);
  response.end(
    request.method === 'HEAD' ? undefined : zipped ? await gz(html, { level: 5 }) : html,
  );
}

function fail(response: ServerResponse, status: number) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${status}\n`);
}

/** The decoded path of a URL without empty and dot segments, or null if it is malformed. */
function safePath(url: string) {
  try {
    const path = decodeURIComponent(new URL(`http://gateway${url}`).pathname);
    return path.includes('\0') ? null : normalize(path);
  } catch {
    return null;
  }
}
