import { Counter, Registry } from 'prom-client';
import type { Report } from './reports';

const phases = 'off manifest changed contract entry page render chunk data script'.split(' ');

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counts a gateway's answers and the failures that pages report. Unknown releases have the label `other`, so that requests and
 * reports cannot add labels without end.
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
    help: 'Releases in pages: fresh, stale (a later change is not in force) or empty (its page is missing)',
    labelNames: ['app', 'release', 'state'],
    registers,
  });
  const failures = new Counter({
    name: 'gateway_reported_failures_total',
    help: 'Failures that pages have reported',
    labelNames: ['app', 'release', 'phase', 'outcome'],
    registers,
  });
  return {
    registry,
    /** @param sources the releases that the answer came from, such as `host@<id>`, `wizard@<id>:empty` */
    answered(status: number, sources: readonly string[], isPage: boolean) {
      const [app = 'none', release = 'none'] = (sources[0] ?? '').split(/[@:]/).filter(Boolean);
      requests.inc({ app, release, status });
      if (!isPage) return;
      for (const source of sources) {
        const [app = '', release = '', ...marks] = source.split(/[@:]/);
        fragments.inc({ app, release, state: marks.at(-1) ?? 'fresh' });
      }
    },
    /** @param claim the release, such as `wizard@<id>` */
    reported(claim: string, { phase, recovered }: Report) {
      const [app = '', release = ''] = claim.split('@');
      if (!phases.includes(phase)) return;
      failures.inc({ app, release, phase, outcome: recovered ? 'recovered' : 'failed' });
    },
  };
}
