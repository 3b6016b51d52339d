import type { Count } from './explainAbort';

/** A counter of a gateway, from its `/metrics.json`. */
export interface Metric {
  name: string;
  values: { value: number; labels: Record<string, string | number> }[];
}

/** Counts the gateways' answers and failures for each release of an app since the first reading. */
export function createCounts(app: string) {
  const seen = new Map<string, number>();
  const counts = new Map<string, Count>();
  let isFirst = true;

  function getCount(id: string) {
    const count = counts.get(id) ?? { requests: 0, failed: 0, reported: 0 };
    counts.set(id, count);
    return count;
  }

  /** Adds the increase of a gateway's counter since the last reading; after a restart, a gateway counts from 0. */
  function add(address: string, name: string, { value, labels }: Metric['values'][number]) {
    const key = `${address} ${name} ${JSON.stringify(labels)}`;
    const before = seen.get(key) ?? (isFirst ? value : 0);
    seen.set(key, value);
    const more = value < before ? value : value - before;
    const count = getCount(String(labels.release));
    if (name === 'gateway_requests_total') count.requests += more;
    if (name === 'gateway_requests_total' && Number(labels.status) >= 400) count.failed += more;
    // Visitors do not notice a failure if a retry succeeds.
    if (name === 'gateway_reported_failures_total' && labels.outcome === 'failed')
      count.reported += more;
  }

  return {
    getCount,
    /** @param gateways the current counters of each gateway, by its address */
    record(gateways: Record<string, Metric[]>) {
      for (const [address, metrics] of Object.entries(gateways))
        for (const { name, values } of metrics)
          for (const each of values) if (each.labels.app === app) add(address, name, each);
      isFirst = false;
    },
  };
}
