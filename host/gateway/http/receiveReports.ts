import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Files } from '../files/createFiles';
import type { GatewaySettings } from '../settings';
import type { Releases } from '../sources/createReleases';
import type { Metrics } from './createMetrics';
import { parseReports, type Report } from './parseReports';
import { sendStatus } from './sendPrepared';

/** The number of bytes that a report may have. */
export const maxReportBytes = 1024;

// Browsers send their own reports together, each with the page's policy.
const browsersType = 'application/reports+json';
const maxBrowserBytes = 16 * 1024;

/**
 * Logs and counts the failures that pages and browsers report, and counts how long pages took. An invalid report, or one from another
 * site, gets the same answer but counts nothing. Returns the function that counts the failures of a release that a visitor has seen.
 */
export function receiveReports(
  fastify: FastifyInstance,
  settings: () => GatewaySettings,
  releases: Releases,
  files: Files,
  metrics: Metrics,
) {
  const failures = new Map<string, number>();
  fastify.removeAllContentTypeParsers();
  const ofBrowsers = { parseAs: 'string', bodyLimit: maxBrowserBytes } as const;
  fastify.addContentTypeParser('*', { parseAs: 'string' }, fastify.defaultTextParser);
  fastify.addContentTypeParser(browsersType, ofBrowsers, fastify.defaultTextParser);

  take('/failures', 'REPORTS', async (body, log) => {
    for (const report of parseReports(body)) {
      const release = (await identify(report)) || '-';
      log.warn({ failure: report, of: release });
      const outcome = metrics.countReport(release, report);
      if (outcome === 'failed' && isKnown(release))
        failures.set(release, (failures.get(release) ?? 0) + 1);
    }
  });

  take('/timings', 'TIMINGS', async (body) => {
    const { success, output } = v.safeParse(timingsSchema, body);
    if (success) await observe(output);
  });

  return (app: string, id: string) => failures.get(`${app}@${id}`) ?? 0;

  /** The release that a report names; if it names none, the latest one with the script that it names. */
  async function identify({ remote, release, frames: [frame = ''] = [] }: Report) {
    const named = await releases.identify(remote, release);
    const [file] = /static\/[^:]+/.exec(frame) ?? [];
    if (!named || release !== 'none' || !file) return named;
    const { source } = await files.shared(remote, file);
    return isKnown(source) ? source : named;
  }

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
    setting: 'REPORTS' | 'TIMINGS',
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

const timed = v.picklist(['LCP', 'INP', 'CLS', 'TTFB', 'page']);
const duration = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000));
// The app, the page, the release, what was timed, and how long it took.
const timing = v.strictTuple([v.string(), v.string(), v.string(), timed, duration]);

// The format in which pages send timings (host/src/timings.ts).
const timingsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ shell: v.string(), timings: v.pipe(v.array(timing), v.maxLength(12)) }),
);
