import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { sendStatus } from './answer';
import { bound } from './bounds';
import { securityHeaders } from './headers';
import { mostBytes, takeReports } from './reports';
import { createSite, type GatewaySettings, type Site } from './Site';
import type { Source } from './Source';
import { sendData, sendFile, sendOfShell } from './sendFile';
import { sendConfig, sendPath } from './sendPage';
import { createVisits } from './visit';

export type { GatewaySettings } from './Site';

interface Options {
  source: Source;
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

/** Serves the whole site on one port: composes pages, serves files, chooses releases, takes reports. */
export function createGateway({ source, settings, log }: Options) {
  const fastify = Fastify({
    logger: log ? { level: 'info', stream: log } : { level: 'warn' },
    genReqId: () => randomUUID().replaceAll('-', ''),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBytes,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16_384, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    frameworkErrors: (_, request, reply) => fail(reply.header('X-Request-Id', request.id), 400),
    // A proxy may send the whole URL.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, '') || '/',
  });
  const site = createSite(source, settings, (message) => fastify.log.error(`refused ${message}`));

  const decideVisit = createVisits(site);

  bound(fastify);
  fastify.decorateRequest('sources');
  fastify.addHook('onRequest', async (request, reply) => {
    request.sources = [];
    reply.headers(securityHeaders).header('X-Request-Id', request.id);
  });
  fastify.addHook('onResponse', async (request, reply) => logAnswer(site, request, reply));
  fastify.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    fail(reply, statusCode);
  });
  fastify.setNotFoundHandler((_, reply) => sendStatus(reply.header('Allow', 'GET, HEAD'), 405));
  takeReports(fastify, site);
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '*',
    handler: async (request, reply) => {
      await answer(site, decideVisit, request, reply);
      return reply;
    },
  });
  return { fastify, server: fastify.server, site };
}

async function answer(
  site: Site,
  decideVisit: ReturnType<typeof createVisits>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = parsePath(request);
  if (path === null) return sendStatus(reply, 400);
  if (path === '/.well-known/security.txt') return sendSecurity(site, reply);
  if (/^\/(?:remotes|host)\//.test(path)) return sendFile(site, request, reply, path);
  if (serviceWorkers.test(path)) return sendUnregistering(reply);
  const visit = await decideVisit(request);
  const exchange = { site, visit, request, reply };
  if (path === '/data/candidates.json' && site.settings().dataFolder)
    return sendData(exchange, site.settings().dataFolder ?? '');
  if (/^\/data\/|^\/(?:icon\.svg|robots\.txt|version\.json)$/.test(path))
    return sendOfShell(exchange, path.slice(1));
  if (path === '/site.json') return sendConfig(exchange);
  return sendPath(exchange, path);
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
function sendSecurity({ settings }: Site, reply: FastifyReply) {
  const { securityContact, securityExpires } = settings();
  if (!securityContact || !securityExpires) return sendStatus(reply, 404);
  reply
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(`Contact: ${securityContact}\nExpires: ${securityExpires}\n`);
}

function fail(reply: FastifyReply, status: number) {
  sendStatus(reply.headers(securityHeaders), status);
}

/** Logs and counts an answer. The log contains no visitor's IP address and no preview's key. */
function logAnswer({ metrics }: Site, request: FastifyRequest, reply: FastifyReply) {
  const { sources, method, raw } = request;
  const { statusCode: status, elapsedTime } = reply;
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  metrics.answered(status, sources, isPage);
  const bytes = Number(reply.getHeader('content-length') ?? 0);
  const ms = Math.round(elapsedTime * 10) / 10;
  const url = raw.url?.replace(/(?<=[?&]preview=)[^&]*/, '…');
  request.log.info({ status, method, url, bytes, ms, sources });
}

/** Decodes the path of a request; null if it is malformed or has encoded dot segments. */
function parsePath({ url }: FastifyRequest) {
  if (/^\/[a-z]*$/.test(url)) return url;
  try {
    if (!url.startsWith('/')) return null;
    const path = decodeURIComponent(new URL(`http://gateway${url}`).pathname);
    return /\0|(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}
