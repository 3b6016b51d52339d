import { compareTimings, minTimed } from './compareTimings';

const bounds = [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2.5, 4, 6, 10, Number.POSITIVE_INFINITY];

it('ends a canary that takes two seconds longer, with the figures', () => {
  const [live, canary] = [take(20, 0.4, 0.9), take(20, 2.4, 2.9)];

  expect(compareTimings('an LCP', canary, live)).toBe(
    'an LCP of 3.53 s at the 75th percentile of 20 visits, where live has 0.81 s at the 75th percentile of 20 visits',
  );
});

it.each([
  ['is as fast', take(500, 0.4, 0.9), take(500, 0.4, 0.9)],
  ['is faster', take(500, 0.2, 0.4), take(500, 2, 4)],
  ['has too few visits', take(minTimed - 1, 8, 9), take(500, 0.2, 0.4)],
  ['has too few visits to compare with', take(500, 8, 9), take(minTimed - 1, 0.2, 0.4)],
  ['is later by less than anybody notices', take(500, 0.11, 0.15), take(500, 0.02, 0.06)],
  ['has a few slow visits', take(500, 0.4, 0.9, 100, 9), take(500, 0.4, 0.9)],
  ['has no visits', new Map(), new Map()],
])('does not end a canary that %s', (_, canary, live) => {
  expect(compareTimings('an LCP', canary, live)).toBeNull();
});

it('does not end a canary whose visits come from the same place as those of live, in 500 tries', () => {
  // Log-uniform from 0.1 to 6 s, the same in every run.
  const draw = (seed: number) =>
    Array.from({ length: 40 }, (_, index) => {
      const random = Math.abs(Math.sin(seed * 41 + index) * 10_000) % 1;
      return 0.1 * 60 ** random;
    });
  for (let seed = 0; seed < 1_000; seed += 2)
    expect(compareTimings('an LCP', classify(draw(seed)), classify(draw(seed + 1)))).toBeNull();
});

/** Visits that took between two times, evenly, and some that took another. */
function take(number: number, from: number, to: number, others = 0, other = 0) {
  const even = Array.from(
    { length: number },
    (_, index) => from + ((to - from) * index) / (number - 1),
  );
  return classify([...even, ...Array.from({ length: others }, () => other)]);
}

function classify(times: readonly number[]) {
  return new Map(bounds.map((bound) => [bound, times.filter((time) => time <= bound).length]));
}
