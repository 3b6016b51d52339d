/** The least time after which a load that hangs is given up, in milliseconds. */
export const leastSilence = 10_000;
/** A line that is slow gets so many times the longest that a file of this visit has taken. */
const patience = 3;

/**
 * Calls back once nothing has arrived for 10 s, or for three times as long as the slowest file of this visit has taken: then a
 * load hangs, however slow the line is. A file that is still on its way counts as nothing.
 * @returns ends the waiting
 */
export function onSilence(callback: () => void): () => void {
  const startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout>;
  wait();
  return () => clearTimeout(timer);

  function wait() {
    const left = endOfPatience(startedAt) - performance.now();
    if (left > 0) timer = setTimeout(wait, left);
    else callback();
  }
}

function endOfPatience(startedAt: number) {
  let [last, slowest] = [startedAt, 0];
  for (const type of ['navigation', 'resource'])
    for (const entry of performance.getEntriesByType(type) as PerformanceResourceTiming[]) {
      // One that failed says nothing about the line.
      if (entry.responseStatus === 0) continue;
      last = Math.max(last, entry.responseEnd);
      slowest = Math.max(slowest, entry.responseEnd - entry.startTime);
    }
  return last + Math.max(leastSilence, patience * slowest);
}
