import { Counter, Registry } from 'prom-client';
import type { Report } from './receiveReports';

const phases = 'off manifest changed contract entry page render chunk data script slow'.split(' ');

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
    help: 'Failures that pages have reported',
    labelNames: ['app', 'release', 'phase', 'outcome'],
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
    countAnswer(status: number, sources: readonly string[], isPage: boolean) {
      const [app = 'none', release = 'none'] = (sources[0] ?? '').split(/[@:]/).filter(Boolean);
      requests.inc({ app, release, status });
      if (!isPage) return;
      for (const source of sources) {
        const [app = '', release = '', ...marks] = source.split(/[@:]/);
        fragments.inc({ app, release, state: marks.at(-1) ?? 'fresh' });
      }
    },
    /** @param identified the release, such as `wizard@<id>` */
    countReport(identified: string, { phase, recovered }: Report) {
      const [app = '', release = ''] = identified.split('@');
      if (!phases.includes(phase)) return;
      // A line that is slow is not a release that fails.
      const outcome = phase === 'slow' ? 'slow' : recovered ? 'recovered' : 'failed';
      failures.inc({ app, release, phase, outcome });
    },
    countRefusal(code: string) {
      refusals.inc({ code });
    },
  };
}
