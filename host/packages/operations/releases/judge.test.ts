/** @jest-environment node */
import { type Count, judge } from './judge';

const sound: Count = { requests: 1000, failed: 0, panels: 0 };

it.each([
  ['files that are missing', { requests: 50, failed: 25, panels: 0 }, sound],
  ['panels on its pages', { requests: 400, failed: 0, panels: 20 }, sound],
  [
    'four times the failures of live',
    { requests: 1000, failed: 80, panels: 0 },
    { ...sound, failed: 20 },
  ],
])('ends a canary that has %s', (_, canary, live) => {
  expect(judge(canary, live)).toMatch(
    /failed answers and \d+ panels in \d+ requests, where live has/,
  );
});

it.each([
  ['has no failure', { requests: 5000, failed: 0, panels: 0 }, sound],
  ['has had too few requests', { requests: 49, failed: 40, panels: 9 }, sound],
  ['has had two failures', { requests: 100, failed: 2, panels: 0 }, sound],
  ['fails as often as live', { requests: 100, failed: 20, panels: 0 }, { ...sound, failed: 200 }],
  ['fails once in a hundred requests', { requests: 1000, failed: 10, panels: 0 }, sound],
])('does not end a canary that %s', (_, canary, live) => {
  expect(judge(canary, live)).toBeNull();
});
