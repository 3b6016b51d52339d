import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { GatewaySettings } from '../settings';
import type { Releases } from '../sources/createReleases';
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
  settings: () => GatewaySettings;
  releases: Pick<Releases, 'identify' | 'release'>;
  metrics: Metrics;
}

/** The number of bytes that a report may have. */
export const maxReportBytes = 1024;

/**
 * Logs and counts the failures that pages report, and counts how long they took. An invalid report, or one from another
 * site, gets the same answer but counts nothing. Returns the function that counts the failures of a release that a visitor has seen.
 */
export function receiveReports(
  fastify: FastifyInstance,
  { settings, releases, metrics }: Dependencies,
) {
  const failures = new Map<string, number>();
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));

  take('/failures', 'reportsAreOn', async (body, log) => {
    const report = parseReport(body);
    if (!report) return;
    const release = (await releases.identify(report.remote, report.release)) || '-';
    log.warn({ failure: report, of: release });
    metrics.countReport(release, report);
    const isFailure = !report.recovered && report.phase !== 'slow';
    if (isFailure && isKnown(release)) failures.set(release, (failures.get(release) ?? 0) + 1);
  });

  take('/timings', 'timedShare', async (body) => {
    const { success, output } = v.safeParse(timingsSchema, body);
    if (!success) return;
    await observe(output);
  });

  return (app: string, id: string) => failures.get(`${app}@${id}`) ?? 0;

  async function observe({ shell: shellId, timings }: v.InferOutput<typeof timingsSchema>) {
    const shell = await releases.identify('host', shellId);
    const largest = new Map<string, [page: string, value: number]>();
    for (const [app, page, id, name, value] of timings) {
      const release = await releases.identify(app, id);
      const declared = isKnown(release) && (await releases.release(app, id))?.declaration;
      if (!declared || !Object.hasOwn(declared.pages, page)) continue;
      metrics.observeTiming(release, page, name, value);
      if (value >= (largest.get(name)?.[1] ?? 0)) largest.set(name, [page, value]);
    }
    if (!isKnown(shell)) return;
    // A page is slow because of its own code, or of the shell's.
    for (const [name, [page, value]] of largest) metrics.observeTiming(shell, page, name, value);
  }

  function take(
    path: string,
    setting: 'reportsAreOn' | 'timedShare',
    count: (body: string, log: FastifyBaseLogger) => Promise<void>,
  ) {
    fastify.post(path, {
      onRequest: async (_, reply) => {
        if (!settings()[setting]) sendStatus(reply.header('Allow', 'GET, HEAD'), 405);
      },
      handler: async ({ body, headers, log }, reply) => {
        const { 'sec-fetch-site': sender = 'same-origin' } = headers;
        if (sender === 'same-origin') await count(String(body), log);
        return reply.code(204).send();
      },
    });
  }
}

const isKnown = (release: string) => /@[0-9a-f]{32}$/.test(release);

// The format in which pages send timings (host/src/timings.ts).
const timingsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    shell: v.string(),
    timings: v.pipe(
      v.array(
        v.strictTuple([
          v.string(),
          v.string(),
          v.string(),
          v.picklist(['LCP', 'INP', 'CLS', 'TTFB', 'page']),
          v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000)),
        ]),
      ),
      v.maxLength(12),
    ),
  }),
);

// The format in which pages report (host/src/remotes/createReporter.ts).
const reportPattern =
  /^\{"remote":"[a-z]{1,40}","phase":"[a-z]{1,20}","release":"[0-9a-z]{1,40}","message":"[ !#-[\]-~]{0,300}"(?:,"recovered":true)?\}$/;

/** Reads a report; null if it is none. */
function parseReport(body: string): Report | null {
  return reportPattern.test(body) ? JSON.parse(body) : null;
}
