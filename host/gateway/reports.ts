import type { FastifyInstance } from 'fastify';
import { sendStatus } from './answer';
import { describeClaim, type Site } from './Site';

/** A failure that a page has reported. */
export interface Report {
  /** Its name, or `host` for the shell. */
  remote: string;
  phase: string;
  release: string;
  message: string;
  /** A retry succeeded, so the visitor did not notice the failure. */
  recovered?: true;
}

/** The number of bytes that a report may have. */
export const mostBytes = 1024;

/**
 * Logs a failure that a page reports, and counts it for /versions if the visitor has seen it. An invalid report, or one
 * from another site, gets the same answer but is not logged.
 */
export function takeReports(fastify: FastifyInstance, site: Site) {
  const admits = createLimit(20);
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  fastify.post('/failures', {
    onRequest: async ({ socket }, reply) => {
      if (!site.settings().reportsAreOn) sendStatus(reply.header('Allow', 'GET, HEAD'), 405);
      else if (!admits(socket.remoteAddress ?? '')) sendStatus(reply, 429);
    },
    handler: async ({ body, headers, log }, reply) => {
      const report = parseReport(String(body));
      const { 'sec-fetch-site': sender = 'same-origin' } = headers;
      if (report && sender === 'same-origin') {
        const claim = (await describeClaim(site, report.remote, report.release)) || '-';
        log.warn({ failure: report, of: claim });
        site.metrics.reported(claim, report);
        if (!report.recovered && /@[0-9a-f]{32}$/.test(claim))
          site.failures.set(claim, (site.failures.get(claim) ?? 0) + 1);
      }
      return reply.code(204).send();
    },
  });
}

// The format in which pages report (host/src/remotes/createReporter.ts).
const form =
  /^\{"remote":"[a-z]{1,40}","phase":"[a-z]{1,20}","release":"[0-9a-z]{1,40}","message":"[ !#-[\]-~]{0,300}"(?:,"recovered":true)?\}$/;

/** Reads a report; null if it is none. */
function parseReport(body: string): Report | null {
  return form.test(body) ? JSON.parse(body) : null;
}

const mostAddresses = 10_000;

/** Admits one request a second from an address after the first `burst`. */
function createLimit(burst: number) {
  const addresses = new Map<string, { excess: number; at: number }>();
  return (address: string) => {
    const now = performance.now();
    const before = addresses.get(address);
    const excess = before ? Math.max(0, before.excess - (now - before.at) / 1000 + 1) : 0;
    if (excess > burst) return false;
    if (addresses.size >= mostAddresses) addresses.clear();
    addresses.set(address, { excess, at: now });
    return true;
  };
}
