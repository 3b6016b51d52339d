import { type Count, explainAbort } from './explainAbort';

const sound: Count = { requests: 1000, failed: 0, reported: 0 };

it.each([
  ['files that are missing', { requests: 50, failed: 25, reported: 0 }, sound],
  ['failures that pages report', { requests: 400, failed: 0, reported: 20 }, sound],
  [
    'four times the failures of live',
    { requests: 1000, failed: 80, reported: 0 },
    { ...sound, failed: 20 },
  ],
])('ends a canary that has %s', (_, canary, live) => {
  expect(explainAbort(canary, live)).toMatch(
    /failed answers and \d+ reported failures in \d+ requests, where live has/,
  );
});

it.each([
  ['has no failure', { requests: 5000, failed: 0, reported: 0 }, sound],
  ['has had too few requests', { requests: 49, failed: 40, reported: 9 }, sound],
  ['has had two failures', { requests: 100, failed: 2, reported: 0 }, sound],
  ['fails as often as live', { requests: 100, failed: 20, reported: 0 }, { ...sound, failed: 200 }],
  ['fails once in a hundred requests', { requests: 1000, failed: 10, reported: 0 }, sound],
])('does not end a canary that %s', (_, canary, live) => {
  expect(explainAbort(canary, live)).toBeNull();
});
