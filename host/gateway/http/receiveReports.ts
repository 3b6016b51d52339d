import type { FastifyInstance } from 'fastify';
import type { Metrics } from './createMetrics';
import { sendStatus } from './sendPrepared';

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

interface Dependencies {
  areOn: () => boolean;
  /** Describes the release that a report names, such as `wizard@<id>`. */
  identify: (app: string, id: string) => Promise<string>;
  metrics: Metrics;
}

/** The number of bytes that a report may have. */
export const maxReportBytes = 1024;

/**
 * Logs and counts the failures that pages report. An invalid report, or one from another site, gets the same answer but is
 * not logged. Returns the function that counts those of a release that a visitor has seen.
 */
export function receiveReports(
  fastify: FastifyInstance,
  { areOn, identify, metrics }: Dependencies,
) {
  const failures = new Map<string, number>();
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  fastify.post('/failures', {
    onRequest: async (_, reply) => {
      if (!areOn()) sendStatus(reply.header('Allow', 'GET, HEAD'), 405);
    },
    handler: async ({ body, headers, log }, reply) => {
      const report = parseReport(String(body));
      const { 'sec-fetch-site': sender = 'same-origin' } = headers;
      if (report && sender === 'same-origin') {
        const release = (await identify(report.remote, report.release)) || '-';
        log.warn({ failure: report, of: release });
        metrics.countReport(release, report);
        const isFailure = !report.recovered && report.phase !== 'slow';
        if (isFailure && /@[0-9a-f]{32}$/.test(release))
          failures.set(release, (failures.get(release) ?? 0) + 1);
      }
      return reply.code(204).send();
    },
  });
  return (app: string, id: string) => failures.get(`${app}@${id}`) ?? 0;
}

// The format in which pages report (host/src/remotes/createReporter.ts).
const reportPattern =
  /^\{"remote":"[a-z]{1,40}","phase":"[a-z]{1,20}","release":"[0-9a-z]{1,40}","message":"[ !#-[\]-~]{0,300}"(?:,"recovered":true)?\}$/;

/** Reads a report; null if it is none. */
function parseReport(body: string): Report | null {
  return reportPattern.test(body) ? JSON.parse(body) : null;
}
