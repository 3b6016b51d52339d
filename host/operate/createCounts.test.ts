import { createCounts, type Metric } from './createCounts';

const [live, canary] = ['0'.repeat(32), 'f'.repeat(32)];

it('counts requests, failed answers and reported failures since it was first told', () => {
  const { record, getCount } = createCounts();

  record({ a: [requests([live, 200, 10]), failures([live, 'failed', 5])] });
  record({
    a: [
      requests([live, 200, 13], [live, 404, 1], [canary, 503, 2]),
      failures(
        [live, 'failed', 5],
        [canary, 'failed', 3],
        [canary, 'recovered', 9],
        [canary, 'slow', 9],
      ),
    ],
  });

  expect(getCount(live)).toEqual({ requests: 4, failed: 1, reported: 0 });
  expect(getCount(canary)).toEqual({ requests: 2, failed: 2, reported: 3 });
});

it('adds up several gateways, one of which begins later and one restarts', () => {
  const { record, getCount } = createCounts();

  record({ a: [requests([live, 200, 100])] });
  record({ a: [requests([live, 200, 110])], b: [requests([live, 200, 7])] });
  record({ a: [requests([live, 200, 4])], b: [requests([live, 200, 8])] });

  // What the second gateway counted before it was first read may be of another day.
  expect(getCount(live).requests).toBe(10 + 4 + 1);
});

it('adds up the timings of all pages and gateways, by what was timed', () => {
  const { record, getTimings } = createCounts();
  const metrics = (...counted: [page: string, le: number | string, value: number][]) => [
    {
      name: 'gateway_page_timings_seconds',
      values: counted.map(([page, le, value]) => ({
        value,
        metricName: 'gateway_page_timings_seconds_bucket',
        labels: { app: 'wizard', release: live, page, name: 'LCP', le },
      })),
    },
  ];

  record({ a: metrics(['Wizard', 0.5, 7]) });
  record({
    a: metrics(['Wizard', 0.5, 9], ['Wizard', '+Inf', 3], ['Other', 0.5, 1]),
    b: metrics(['Wizard', '+Inf', 2]),
  });
  record({ b: metrics(['Wizard', '+Inf', 4]) });

  const sums = [
    [0.5, 3],
    [Number.POSITIVE_INFINITY, 5],
  ] as const;
  expect(getTimings(live, 'LCP')).toEqual(new Map(sums));
  expect(getTimings(live, 'INP')).toEqual(new Map());
});

function requests(...counted: [release: string, status: number, value: number][]): Metric {
  const values = counted.map(([release, status, value]) => ({
    value,
    labels: { app: 'wizard', release, status },
  }));
  return { name: 'gateway_requests_total', values };
}

function failures(...counted: [release: string, outcome: string, value: number][]): Metric {
  const values = counted.map(([release, outcome, value]) => ({
    value,
    labels: { app: 'wizard', release, phase: 'page', outcome },
  }));
  return { name: 'gateway_reported_failures_total', values };
}
