import { randomUUID } from 'node:crypto';
import { getMessage, Refusal, type Warn } from '@donate-impact/releases/refuse';
import Fastify, { type FastifyReply, LogController } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createFiles } from '../files/createFiles';
import { createFileSenders } from '../files/sendFile';
import { createPages } from '../pages/createPages';
import { createVersionsRenderer } from '../pages/renderVersions';
import { createPageSenders } from '../pages/sendPage';
import type { GatewaySettings } from '../settings';
import { createReleases } from '../sources/createReleases';
import type { ReleaseSource } from '../sources/ReleaseSource';
import { createVisits } from '../visits/createVisits';
import { createMetrics, type Metrics } from './createMetrics';
import { securityHeaders } from './headers';
import { maxReportBytes, receiveReports } from './receiveReports';
import { sendOnce, sendStatus } from './sendPrepared';

interface Options {
  createSource: (warn: Warn) => ReleaseSource;
  /** Read at every request. */
  settings: () => GatewaySettings;
  /** Takes the log as lines of JSON; without it, failures and errors are printed. */
  log?: { write: (line: string) => void };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The releases that the answer comes from, such as `host@<id>` and `wizard@<id>:stale`. */
    sources: readonly string[];
  }
}

/** Operators are told of a refusal once in this time, for as long as it is met. */
const toldAgainMs = 60 * 60 * 1000;

export type Gateway = ReturnType<typeof createGateway>;

/** Serves the whole site on one port: composes pages, serves files, chooses releases, receives reports. */
export function createGateway({ createSource, settings, log }: Options) {
  const fastify = createServer(log, answer);
  const metrics = createMetrics();
  const told = new LRUCache<string, true>({ max: 100, ttl: toldAgainMs });
  const warn: Warn = (refusal) => {
    const message = getMessage(refusal);
    if (told.has(message)) return;
    told.set(message, true);
    const code = refusal instanceof Refusal ? refusal.code : 'UNEXPECTED';
    fastify.log.error({ code }, message);
    metrics.countRefusal(code);
  };
  const source = createSource(warn);
  const releases = createReleases(source, warn);
  const files = createFiles(releases);
  const pages = createPages(releases, settings);
  const decideVisit = createVisits(releases, settings);

  fastify.decorateRequest('sources');
  fastify.addHook('onRequest', async (request, reply) => {
    request.sources = [];
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
  });
  fastify.addHook('onClose', async () => releases.end());
  fastify.addHook('onResponse', async (_, reply) => logAnswer(metrics, reply));
  const countFailures = receiveReports(fastify, settings, releases, files, metrics);
  const renderVersions = createVersionsRenderer(releases, files, countFailures);
  const { sendPage, sendInstead } = createPageSenders(pages, settings, renderVersions);
  const { sendFile, sendShellFile, sendDataFile } = createFileSenders(releases, files);
  fastify.route({ method: ['GET', 'HEAD'], url: '*', handler: (_, reply) => answer(reply) });
  return { fastify, source, releases, metrics };

  async function answer(reply: FastifyReply) {
    const path = parsePath(reply.request.url);
    if (path === null) await sendInstead(await decideVisit(reply.request), reply, '404', 400);
    else await answerPath(reply, path);
    return reply;
  }

  async function answerPath(reply: FastifyReply, path: string) {
    const { DATA_DIR } = settings();
    if (path === '/.well-known/security.txt') return sendSecurity(settings(), reply);
    if (/^\/(?:remotes|host)\//.test(path)) return sendFile(reply, path);
    if (serviceWorkers.test(path)) return sendOnce(reply, 'text/javascript', unregistering);
    if (path === '/data/candidates.json' && DATA_DIR) return sendDataFile(reply, DATA_DIR);
    const visit = await decideVisit(reply.request);
    if (/^\/data\/|^\/(?:icon\.svg|robots\.txt|version\.json)$/.test(path))
      return sendShellFile(visit, reply, path.slice(1));
    if (path === '/site.json')
      return sendOnce(reply, 'application/json', JSON.stringify(await pages.getConfig(visit)));
    return sendPage(visit, reply, path);
  }
}

/** @param answer answers a request, also one whose path the router cannot decode */
function createServer(log: Options['log'], answer: (reply: FastifyReply) => Promise<unknown>) {
  const fastify = Fastify({
    logger: log ? { level: 'info', stream: log } : { level: 'warn' },
    genReqId: () => randomUUID().replaceAll('-', ''),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxReportBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: async (_, request, reply) => {
      reply.headers(securityHeaders).header('X-Request-Id', request.id);
      return answer(reply);
    },
    // A proxy may send the whole URL.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
  });
  fastify.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    sendStatus(reply.headers(securityHeaders), statusCode);
  });
  fastify.setNotFoundHandler((_, reply) => sendStatus(reply.header('Allow', 'GET, HEAD'), 405));
  return fastify;
}

// The usual names of service workers.
const serviceWorkers = /^\/(?:sw|service-?worker|ngsw-worker|firebase-messaging-sw)\.js$/;

/** Takes the place of the service worker of an earlier application on this origin, and unregisters itself. */
const unregistering =
  'addEventListener("install", () => skipWaiting());\n' +
  'addEventListener("activate", (event) => event.waitUntil(registration.unregister()));\n';

/** Answers with the contact for reporting a vulnerability (RFC 9116). */
function sendSecurity(settings: GatewaySettings, reply: FastifyReply) {
  const { SECURITY_CONTACT, SECURITY_EXPIRES } = settings;
  if (!SECURITY_CONTACT || !SECURITY_EXPIRES) return sendStatus(reply, 404);
  sendOnce(reply, 'text/plain', `Contact: ${SECURITY_CONTACT}\nExpires: ${SECURITY_EXPIRES}\n`);
}

/** Logs and counts an answer. The log contains no visitor's IP address, and of a query only that there was one. */
function logAnswer(metrics: Metrics, reply: FastifyReply) {
  const { sources, method, raw, log } = reply.request;
  const { statusCode: status, elapsedTime } = reply;
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  metrics.countAnswer(status, sources, isPage, elapsedTime / 1_000);
  const bytes = Number(reply.getHeader('content-length') ?? 0);
  const ms = Math.round(elapsedTime * 10) / 10;
  const url = raw.url?.replace(/\?.*/s, '?…');
  log.info({ status, method, url, bytes, ms, sources });
}

/**
 * Decodes the path of a request, except `%2F`, which separates no segments; null if it is malformed or has encoded dot
 * segments.
 */
function parsePath(url: string) {
  try {
    if (!url.startsWith('/')) return null;
    const path = url.replace(/[?#].*/s, '');
    if (/\0|(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(decodeURIComponent(path))) return null;
    return decodeURIComponent(path.replace(/%2f/gi, '%252F'));
  } catch {
    return null;
  }
}
