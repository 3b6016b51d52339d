const tooMuch = 100;

/**
 * Measures how this machine copes with the site, and gives a function that tells whether it is slow: whether its long
 * tasks, those over 50 ms, have taken more than 100 ms in all. Where the browser does not tell of long tasks, no machine
 * counts as slow.
 */
export function measureSlowness(): () => boolean {
  let total = 0;
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask'))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) total += duration;
    }).observe({ type: 'longtask', buffered: true });
  return () => total > tooMuch;
}
