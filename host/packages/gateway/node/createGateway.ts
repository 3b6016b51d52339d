import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { normalize } from 'node:path';
import { answerFile } from './answerFile';
import { composed } from './answerPage';
import { answerPath } from './answerPath';
import { createLimit } from './createLimit';
import { createPages } from './createPages';
import { type Exchange, fail } from './Exchange';
import { filePolicy, revalidated, securityHeaders } from './headers';
import { logAnswer, printFailure } from './logAnswer';
import { sendFile } from './sendFile';
import { takeReport } from './takeReport';
import { fileOf, sourceOf, type Visit, visitOf } from './visitOf';

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
  /** Where scripts may come from besides this site: origins, separated by spaces. */
  origins?: string | undefined;
  /** Where to report a vulnerability, as a URL; /.well-known/security.txt gives it, if it also has a date of expiry. */
  securityContact?: string | undefined;
  /** Takes each line of the log: a request, or a failure that a page has reported. By default, failures are printed. */
  log?: ((line: string) => void) | undefined;
  /** Until when that holds, such as 2027-06-30T00:00:00Z. */
  securityExpires?: string | undefined;
}

/**
 * Serves the whole site on one port from built files, by the rules of nginx/gateway.conf.template but without nginx.
 * Keeps only pages in memory, by release, so a rebuilt part is served at the next request.
 */
export function createGateway(options: GatewayOptions) {
  const pagesOf = createPages();
  const kept = { failures: new Map<string, number>(), takesReport: createLimit(20), pagesOf };
  return createServer((request, response) => {
    answerWith(options, kept, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answerWith(
  options: GatewayOptions,
  kept: Pick<Exchange, 'failures' | 'takesReport' | 'pagesOf'>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { versionsPage = false, previewsAreOn = true, reportsAreOn = false } = options;
  const { origins = '', securityContact: contact, securityExpires: expires } = options;
  const securityTxt = contact && expires ? `Contact: ${contact}\nExpires: ${expires}\n` : '';
  const requestId = randomBytes(16).toString('hex');
  const { log = printFailure } = options;
  const parts = { ...options.remotes, host: options.host };
  const settings = { versionsPage, previewsAreOn, reportsAreOn, origins };
  const about = { parts, ...settings, securityTxt, ...kept };
  const exchange = { ...about, sources: [], log, requestId, request, response };
  logAnswer(exchange);
  await answer(exchange);
}

async function answer(exchange: Exchange) {
  const { requestId, request, response } = exchange;
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader('X-Request-Id', requestId);
  const path = safePath(request.url ?? '/');
  const isReport = request.method === 'POST' && path === '/failures';
  if (isReport && exchange.reportsAreOn) return takeReport(exchange);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return fail(response, 405);
  }
  if (path === null) return fail(response, 400);
  if (path === '/.well-known/security.txt') return answerSecurity(exchange);
  if (/^\/(?:remotes|host)\//.test(path)) return answerFile(exchange, path);
  await answerVisitor(await visitOf(exchange), path);
}

/** Answers with what depends on the releases that the visitor gets. */
async function answerVisitor(visit: Visit, path: string) {
  const { request, response } = visit;
  if (path === '/releases.json') return answerReleases(visit);
  if (/^\/data\/|^\/(?:icon\.svg|robots\.txt|version\.json)$/.test(path)) {
    response.setHeader('Content-Security-Policy', filePolicy);
    visit.sources.push(sourceOf(visit, 'host'));
    const file = fileOf(visit, 'host', path);
    if (!(await sendFile(request, response, file, revalidated))) fail(response, 404);
    return;
  }
  await answerPath(visit, path);
}

/** Answers with where to report a vulnerability (RFC 9116). */
function answerSecurity({ securityTxt, request, response }: Exchange) {
  if (!securityTxt) return fail(response, 404);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : securityTxt);
}

/** Tells a tab which releases a page would be made of now. */
async function answerReleases(visit: Visit) {
  const { request, response } = visit;
  const json = await composed(visit, 'releases.json');
  if (json === null) return fail(response, 503);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : json);
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
