import type { Timings } from './compareTimings';
import type { Count } from './explainAbort';

/** A counter of a gateway, from its `/metrics.json`. */
export interface Metric {
  name: string;
  /** Those of a histogram have names of their own; the upper bound of a class is its label `le`. */
  values: { value: number; metricName?: string; labels: Record<string, string | number> }[];
}

const timingsName = 'gateway_page_timings_seconds';

/** Counts the gateways' answers, failures and timings for each release since the first reading of each gateway. */
export function createCounts() {
  const seen = new Map<string, number>();
  const counts = new Map<string, Count>();
  const timings = new Map<string, Map<number, number>>();
  const known = new Set<string>();

  function getCount(id: string) {
    const count = counts.get(id) ?? { requests: 0, failed: 0, reported: 0 };
    counts.set(id, count);
    return count;
  }

  /** Adds the increase of a gateway's counter since its last reading; after a restart, a gateway counts from 0. */
  function add(address: string, name: string, { value, labels }: Metric['values'][number]) {
    const key = `${address} ${name} ${JSON.stringify(labels)}`;
    const before = seen.get(key) ?? (known.has(address) ? 0 : value);
    seen.set(key, value);
    const more = value < before ? value : value - before;
    if (name === `${timingsName}_bucket`) return addTiming(labels, more);
    const count = getCount(String(labels.release));
    if (name === 'gateway_requests_total') count.requests += more;
    if (name === 'gateway_requests_total' && Number(labels.status) >= 400) count.failed += more;
    // Visitors do not notice a failure if a retry succeeds.
    if (name === 'gateway_reported_failures_total' && labels.outcome === 'failed')
      count.reported += more;
  }

  function addTiming({ release, name, le }: Metric['values'][number]['labels'], more: number) {
    const key = `${release} ${name}`;
    const classes = timings.get(key) ?? new Map<number, number>();
    timings.set(key, classes);
    const bound = le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le);
    classes.set(bound, (classes.get(bound) ?? 0) + more);
  }

  return {
    getCount,
    /** @param name LCP, INP or page */
    getTimings: (id: string, name: string): Timings => timings.get(`${id} ${name}`) ?? new Map(),
    /** @param gateways the current counters of each gateway, by its address */
    record(gateways: Record<string, Metric[]>) {
      for (const [address, metrics] of Object.entries(gateways)) {
        // A gateway of another version may answer otherwise.
        for (const { name, values } of Array.isArray(metrics) ? metrics : [])
          for (const each of values) add(address, each.metricName ?? name, each);
        known.add(address);
      }
    },
  };
}
