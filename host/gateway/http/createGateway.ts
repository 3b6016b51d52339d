import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
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
import { createRefusalLog } from './createRefusalLog';
import { securityHeaders } from './headers';
import { maxReportBytes, receiveReports } from './receiveReports';
import { sendStatus } from './sendPrepared';

interface Options {
  /** Creates the source of the releases. @param warn logs a refusal */
  createSource: (warn: (refusal: unknown) => void) => ReleaseSource;
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

export type Gateway = ReturnType<typeof createGateway>;

/** Serves the whole site on one port: composes pages, serves files, chooses releases, receives reports. */
export function createGateway({ createSource, settings, log }: Options) {
  const fastify = createServer(log, (request, reply) => answer(request, reply));
  const metrics = createMetrics();
  const warn = createRefusalLog((code, message) => {
    fastify.log.error({ code }, message);
    metrics.countRefusal(code);
  });
  const source = createSource(warn);
  const releases = createReleases(source, warn);
  const files = createFiles(releases, warn);
  const pages = createPages(releases, settings, warn);
  const decideVisit = createVisits(releases, settings);

  fastify.decorateRequest('sources');
  fastify.addHook('onRequest', async (request, reply) => {
    request.sources = [];
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
  });
  fastify.addHook('onClose', async () => releases.end());
  fastify.addHook('onResponse', async (request, reply) => logAnswer(metrics, request, reply));
  const countFailures = receiveReports(fastify, {
    settings,
    releases,
    files,
    metrics,
  });
  const { sendPage, sendMalformed } = createPageSenders({
    releases,
    pages,
    settings,
    renderVersions: createVersionsRenderer({ releases, files, countFailures }),
  });
  const { sendFile, sendShellFile, sendDataFile } = createFileSenders({ releases, files, warn });
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      await answer(request, reply);
      return reply;
    },
  });
  return { fastify, source, releases, metrics };

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = parsePath(request);
    if (path === null) return sendMalformed({ visit: await decideVisit(request), request, reply });
    if (path === '/.well-known/security.txt') return sendSecurity(settings(), reply);
    if (/^\/(?:remotes|host)\//.test(path)) return sendFile(request, reply, path);
    if (serviceWorkers.test(path)) return sendUnregistering(reply);
    const { dataFolder } = settings();
    if (path === '/data/candidates.json' && dataFolder)
      return sendDataFile(request, reply, dataFolder);
    const visit = await decideVisit(request);
    if (/^\/data\/|^\/(?:icon\.svg|robots\.txt|version\.json)$/.test(path))
      return sendShellFile(visit, request, reply, path.slice(1));
    if (path === '/site.json') return sendJson(reply, JSON.stringify(await pages.getConfig(visit)));
    return sendPage({ visit, request, reply }, path);
  }
}

/** @param answerMalformed answers a request whose path the router cannot decode */
function createServer(
  log: Options['log'],
  answerMalformed: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  const fastify = Fastify({
    logger: log ? { level: 'info', stream: log } : { level: 'warn' },
    genReqId: () => randomUUID().replaceAll('-', ''),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxReportBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: async (_, request, reply) => {
      reply.headers(securityHeaders).header('X-Request-Id', request.id);
      await answerMalformed(request, reply);
      return reply;
    },
    // A proxy may send the whole URL.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, '') || '/',
  });
  fastify.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    fail(reply, statusCode);
  });
  fastify.setNotFoundHandler((_, reply) => sendStatus(reply.header('Allow', 'GET, HEAD'), 405));
  return fastify;
}

// The usual names of service workers.
const serviceWorkers = /^\/(?:sw|service-?worker|ngsw-worker|firebase-messaging-sw)\.js$/;

/** Answers a request for the service worker of an earlier application on this origin with one that unregisters itself. */
function sendUnregistering(reply: FastifyReply) {
  reply
    .headers({ 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(
      'addEventListener("install", () => skipWaiting());\n' +
        'addEventListener("activate", (event) => event.waitUntil(registration.unregister()));\n',
    );
}

/** Answers with the contact for reporting a vulnerability (RFC 9116). */
function sendSecurity({ securityContact, securityExpires }: GatewaySettings, reply: FastifyReply) {
  if (!securityContact || !securityExpires) return sendStatus(reply, 404);
  reply
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(`Contact: ${securityContact}\nExpires: ${securityExpires}\n`);
}

/** Sends an open tab the configuration that a new page would get. */
function sendJson(reply: FastifyReply, json: string) {
  reply
    .headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(json);
}

function fail(reply: FastifyReply, status: number) {
  sendStatus(reply.headers(securityHeaders), status);
}

/** Logs and counts an answer. The log contains no visitor's IP address, and of a query only that there was one. */
function logAnswer(metrics: Metrics, request: FastifyRequest, reply: FastifyReply) {
  const { sources, method, raw } = request;
  const { statusCode: status, elapsedTime } = reply;
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  metrics.countAnswer(status, sources, isPage, elapsedTime / 1_000);
  const bytes = Number(reply.getHeader('content-length') ?? 0);
  const ms = Math.round(elapsedTime * 10) / 10;
  const url = raw.url?.replace(/\?.*/s, '?…');
  request.log.info({ status, method, url, bytes, ms, sources });
}

/**
 * Decodes the path of a request, except `%2F`, which separates no segments; null if it is malformed or has encoded dot
 * segments.
 */
function parsePath({ url }: FastifyRequest) {
  if (/^\/[a-z]*$/.test(url)) return url;
  try {
    if (!url.startsWith('/')) return null;
    const path = url.replace(/[?#].*/s, '');
    if (/\0|(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(decodeURIComponent(path))) return null;
    return decodeURIComponent(path.replace(/%2f/gi, '%252F'));
  } catch {
    return null;
  }
}
