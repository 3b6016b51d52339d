/** How many visits took up to so many seconds, by the upper bound of each class, as histograms of Prometheus count them. */
export type Timings = ReadonlyMap<number, number>;

/** Below this number of visits on one side, chance may be the cause instead of the release. */
export const minTimed = 20;
// What a visitor notices, and what the classes of a histogram can tell.
const [leastFactor, leastSeconds] = [1.25, 0.1];
/** Standard deviations: the watch asks several times a second, so chance gets many tries. */
const leastRank = 4;

/**
 * Says how much slower a canary is than the live release; null if it is not, or if there are too few visits to tell. It is
 * slower if its visits rank later (Mann–Whitney, with ties), and its 75th percentile is later by a factor and by a time.
 * @param name what was timed, such as "an LCP"
 */
export function compareTimings(name: string, canary: Timings, live: Timings): string | null {
  const [slow, fast] = [percentile(canary), percentile(live)];
  if (Math.min(count(canary), count(live)) < minTimed) return null;
  if (slow <= leastFactor * fast || slow <= fast + leastSeconds) return null;
  if (rankLater(canary, live) < leastRank) return null;
  return `${name} of ${describe(slow, canary)}, where live has ${describe(fast, live)}`;
}

/** The number of visits. */
export function count(timings: Timings) {
  return Math.max(0, ...timings.values());
}

const describe = (seconds: number, timings: Timings) =>
  `${seconds.toFixed(2)} s at the 75th percentile of ${count(timings)} visits`;

/** The 75th percentile in seconds, interpolated within its class. */
function percentile(timings: Timings) {
  const wanted = 0.75 * count(timings);
  let [before, lower] = [0, 0];
  for (const [upper, reached] of sorted(timings)) {
    if (reached >= wanted && Number.isFinite(upper))
      return lower + ((upper - lower) * (wanted - before)) / (reached - before || 1);
    if (!Number.isFinite(upper)) return lower;
    [before, lower] = [reached, upper];
  }
  return lower;
}

/** How many standard deviations the first visits rank later than if both were alike. */
function rankLater(first: Timings, second: Timings) {
  const [n, m] = [count(first), count(second)];
  let [below, ranks, ties] = [0, 0, 0];
  let [firstBefore, secondBefore] = [0, 0];
  for (const [upper, reached] of sorted(first)) {
    const secondReached = second.get(upper) ?? secondBefore;
    const own = reached - firstBefore;
    const tied = own + secondReached - secondBefore;
    ranks += own * (below + (tied + 1) / 2);
    ties += tied ** 3 - tied;
    below += tied;
    [firstBefore, secondBefore] = [reached, secondReached];
  }
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  return (ranks - (n * (n + 1)) / 2 - (n * m) / 2) / Math.sqrt(variance || 1);
}

const sorted = (timings: Timings) => [...timings].sort(([one], [other]) => one - other);
