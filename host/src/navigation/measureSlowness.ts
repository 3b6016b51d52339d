/**
 * Measures how this machine copes with the site, and gives a function that tells whether it is slow: whether any task has
 * taken over 50 ms. Where the browser does not tell of long tasks, no machine counts as slow.
 */
export function measureSlowness(): () => boolean {
  let isSlow = false;
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask'))
    new PerformanceObserver(() => {
      isSlow = true;
    }).observe({ type: 'longtask', buffered: true });
  return () => isSlow;
}
