import { Counter, Histogram, Registry } from 'prom-client';
import { browserPhases, type Report } from './parseReports';

const ofBrowsers: string[] = Object.values(browserPhases);
const ofPages =
  'start off manifest changed contract entry page render chunk data script slow'.split(' ');

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counts a gateway's answers, the failures that pages report, and what it refuses to use. Unknown releases have the label
 * `other`, so that requests and reports cannot add labels without end.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'gateway_requests_total',
    help: 'Requests, by the release that the answer is of',
    labelNames: ['app', 'release', 'status'],
    registers,
  });
  const fragments = new Counter({
    name: 'gateway_fragments_total',
    help: 'Releases in pages: fresh, stale (a later change is not effective) or empty (its page is missing)',
    labelNames: ['app', 'release', 'state'],
    registers,
  });
  const failures = new Counter({
    name: 'gateway_reported_failures_total',
    help: 'Failures that pages and browsers have reported',
    labelNames: ['app', 'release', 'phase', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'How long answers took, by the app whose page or file it is',
    labelNames: ['app', 'kind'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const timings = new Histogram({
    name: 'gateway_page_timings_seconds',
    help: 'How long pages took for visitors: LCP, INP, TTFB, and page, from a press to the next page',
    labelNames: ['app', 'release', 'page', 'name'],
    buckets: [
      0.016, 0.025, 0.04, 0.06, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2.5, 4, 6, 10, 15, 25, 40,
    ],
    registers,
  });
  const shifts = new Histogram({
    name: 'gateway_page_layout_shift',
    help: 'How far pages moved by themselves for visitors: CLS',
    labelNames: ['app', 'release', 'page'],
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const refusals = new Counter({
    name: 'gateway_refusals_total',
    help: 'What the gateway cannot use, by the code in its log; told again after an hour',
    labelNames: ['code'],
    registers,
  });
  // An alert on its increase needs a first value.
  refusals.inc({ code: 'ACTIVE_RELEASES_DAMAGED' }, 0);
  return {
    registry,
    /** @param sources the releases that the answer came from, such as `host@<id>`, `wizard@<id>:empty` */
    countAnswer(status: number, sources: readonly string[], isPage: boolean, seconds: number) {
      const [app = 'none', release = 'none'] = (sources[0] ?? '').split(/[@:]/).filter(Boolean);
      requests.inc({ app, release, status });
      const owner = isPage ? (sources.at(-1)?.split('@')[0] ?? app) : app;
      durations.observe({ app: owner, kind: isPage ? 'page' : 'file' }, seconds);
      if (!isPage) return;
      for (const source of sources) {
        const [app = '', release = '', ...marks] = source.split(/[@:]/);
        fragments.inc({ app, release, state: marks.at(-1) ?? 'fresh' });
      }
    },
    /** @param identified the release, such as `wizard@<id>` */
    countReport(identified: string, report: Report) {
      const [app = '', release = ''] = identified.split('@');
      const outcome = getOutcome(report);
      if (outcome) failures.inc({ app, release, phase: report.phase, outcome });
      return outcome;
    },
    /** @param identified the release, such as `wizard@<id>` @param value in milliseconds; of CLS, a score */
    observeTiming(identified: string, page: string, name: string, value: number) {
      const [app = '', release = ''] = identified.split('@');
      if (name === 'CLS') shifts.observe({ app, release, page }, value);
      else timings.observe({ app, release, page, name }, value / 1_000);
    },
    countRefusal(code: string) {
      refusals.inc({ code });
    },
  };
}

function getOutcome({ phase, recovered }: Report) {
  // What a browser reports may be the doing of the visitor's extensions.
  if (ofBrowsers.includes(phase)) return 'browser';
  if (!ofPages.includes(phase)) return undefined;
  // A line that is slow is not a release that fails.
  if (phase === 'slow') return 'slow';
  return recovered ? 'recovered' : 'failed';
}
