import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { composePage, readPages } from './composePage.mjs';
import { contentSecurityPolicy, immutable, revalidated, securityHeaders } from './headers.mjs';
import { accepts, sendFile } from './sendFile.mjs';

const gz = promisify(gzip);

/**
 * @typedef {object} GatewayOptions
 * @property {string} host the shell's dist
 * @property {Record<string, string>} remotes each remote's dist, by name; a missing dist means that the remote is down
 * @property {boolean} [versionsPage] whether /versions shows operators which releases run
 */

/**
 * Serves the whole site on one port from built files, by the rules of nginx/gateway.conf.template but without nginx.
 * Reads files on each request, so a rebuilt remote is served at the next one.
 * @param {GatewayOptions} options
 */
export function createGateway(options) {
  return createServer((request, response) => {
    answer(options, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** @typedef {import('node:http').IncomingMessage} Request @typedef {import('node:http').ServerResponse} Response */

/** @param {GatewayOptions} options @param {Request} request @param {Response} response */
async function answer(options, request, response) {
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

/** @param {GatewayOptions} options @param {string} name */
function distOf({ remotes }, name) {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** @param {string | undefined} dist @param {string} path @param {Request} request @param {Response} response */
async function answerFromRemote(dist, path, request, response) {
  if (!dist) return fail(response, 404);
  if (!existsSync(dist)) return fail(response, 503);
  const file = path.split('/').slice(3).join('/');
  const caching = file.startsWith('static/') ? immutable : revalidated;
  if (!(await sendFile(request, response, join(dist, file), caching))) fail(response, 404);
}

/** @param {GatewayOptions} options @param {string} path */
async function pageOf({ host, versionsPage }, path) {
  if (versionsPage && /^\/versions\/?$/.test(path)) return 'versions';
  return (await readPages(host)).find(({ pattern }) => pattern.test(path))?.page;
}

/** @param {GatewayOptions} options @param {string} page @param {number} status @param {string} nonce @param {Request} request @param {Response} response */
async function answerPage({ host, remotes }, page, status, nonce, request, response) {
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

/** @param {Response} response @param {number} status */
function fail(response, status) {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${status}\n`);
}

/** The decoded path of a URL without empty and dot segments, or null if it is malformed. @param {string} url */
function safePath(url) {
  try {
    const path = decodeURIComponent(new URL(`http://gateway${url}`).pathname);
    return path.includes('\0') ? null : normalize(path);
  } catch {
    return null;
  }
}
