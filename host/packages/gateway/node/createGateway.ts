import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { none, off } from '@donate-impact/build/pointer';
import { answerPage } from './answerPage';
import { type Exchange, fail, fileOf } from './Exchange';
import { contentSecurityPolicy, immutable, revalidated, securityHeaders } from './headers';
import { sendFile } from './sendFile';
import { takeReport } from './takeReport';
import { visitOf } from './visitOf';

interface GatewayOptions {
  /** The folder of the shell's releases and of their pointer. */
  host: string;
  /** The same for each remote, by name. A remote whose live release is missing is down. */
  remotes: Record<string, string>;
  /** Whether /versions shows operators which releases run. */
  versionsPage?: boolean;
  /** Whether a link can show releases that are deployed but not live. */
  previewsAreOn?: boolean;
  /** Whether pages report failures (POST /failures). */
  reportsAreOn?: boolean;
}

/**
 * Serves the whole site on one port from built files, by the rules of nginx/gateway.conf.template but without nginx.
 * Reads pointers and files on each request, so a rebuilt part is served at the next one.
 */
export function createGateway(options: GatewayOptions) {
  const failures = new Map<string, number>();
  return createServer((request, response) => {
    answerWith(options, failures, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answerWith(
  options: GatewayOptions,
  failures: Exchange['failures'],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { versionsPage = false, previewsAreOn = true, reportsAreOn = false } = options;
  const requestId = randomBytes(16).toString('hex');
  const parts = { ...options.remotes, host: options.host };
  const query = /[?&]releases=([^&]*)/.exec(request.url ?? '')?.[1] ?? '';
  const known = request.headers.cookie;
  const visit = visitOf(parts, { requestId, query, known, previewsAreOn });
  const settings = { versionsPage, previewsAreOn, reportsAreOn, failures };
  await answer({ parts, ...visit, ...settings, requestId, request, response });
}

async function answer(exchange: Exchange) {
  const { requestId, request, response } = exchange;
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', requestId);
  const isReport = request.method === 'POST' && request.url === '/failures';
  if (isReport && exchange.reportsAreOn) return takeReport(exchange);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return fail(response, 405);
  }
  const path = safePath(request.url ?? '/');
  if (path === null) return fail(response, 400);
  if (/^\/(?:remotes|host)\//.test(path)) return answerFile(exchange, path);
  if (path === '/releases.json') return answerReleases(exchange);
  if (/^\/data\/|^\/(?:icon\.svg|robots\.txt|version\.json)$/.test(path)) {
    const file = fileOf(exchange, 'host', path);
    if (!(await sendFile(request, response, file, revalidated))) fail(response, 404);
    return;
  }
  await answerPath(exchange, path);
}

/** Answers with the page at a path. */
async function answerPath(exchange: Exchange, path: string) {
  const page = pageOf(path);
  if (exchange.preview.isRefused) {
    await answerPage(exchange, 'preview-refused', 404);
    return;
  }
  if (!page || (page === 'versions' && !exchange.versionsPage)) return notFound(exchange);
  if (exchange.preview.cookie) return goTo(exchange, exchange.request.url ?? '/');
  if (!(await answerPage(exchange, page))) await notFound(exchange);
}

async function notFound(exchange: Exchange) {
  await answerPage(exchange, '404', 404);
}

/** Loads the path again without its query, which a cookie has taken over. A second slash would lead to another site. */
function goTo({ cookies, response }: Exchange, url: string) {
  response.setHeader('Set-Cookie', cookies);
  response.setHeader('Cache-Control', revalidated);
  response.writeHead(302, { Location: url.replace(/\?.*/s, '').replace(/^\/+/, '/') }).end();
}

/** Answers with a file of a release, which its address names. */
async function answerFile(exchange: Exchange, path: string) {
  const { parts, releases, requestId, request, response } = exchange;
  const named =
    /^\/(?:remotes\/(?!host\/)(?<remote>\w+)|host)\/(?<release>[0-9a-f]{12}|none)\/(?<file>.+)$/.exec(
      path,
    );
  const { remote = 'host', release = '', file = '' } = named?.groups ?? {};
  const part = named && Object.hasOwn(parts, remote) && parts[remote];
  if (!part) return fail(response, 404);
  if (isDown(part, releases[remote] ?? none)) return fail(response, 503);
  if (path.endsWith('.html'))
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(requestId));
  if (!(await sendFile(request, response, join(part, release, file), immutable)))
    fail(response, 404);
}

/** A remote that is switched off is not down: tabs that run one of its releases still get its files. */
function isDown(part: string, release: string) {
  return release !== off && !existsSync(join(part, release));
}

/** Tells a tab which releases a page would be made of now. */
function answerReleases({ releases, request, response }: Exchange) {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const json = `${JSON.stringify(releases)}\n`;
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : json);
}

/** The file of the page at a path, as writePages.ts names it. */
function pageOf(path: string) {
  if (path === '/') return 'index';
  const [, first, id] = /^\/([a-z]+)(\/[^/]+)?\/?$/.exec(path) ?? [];
  return first && (id ? `${first}/any` : first);
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
