const slowTask = 150;

/**
 * Measures how this machine copes with the page, and gives a function that tells whether it is slow: whether a task has
 * taken over 150 ms. Where the browser does not tell of long tasks, no machine counts as slow.
 */
export function measureSlowness(): () => boolean {
  let longest = 0;
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask'))
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  return () => longest > slowTask;
}
