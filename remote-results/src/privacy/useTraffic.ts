import { useEffect, useState } from 'react';
import { readTraffic, type Traffic } from './readTraffic';

/** What the browser lists as requested since the page was opened, kept up to date; null where it keeps no list. */
export function useTraffic(): Traffic | null {
  const [traffic, setTraffic] = useState<Traffic | null>(null);

  useEffect(() => {
    if (typeof PerformanceObserver === 'undefined') return;
    const observer = new PerformanceObserver(() => setTraffic(currentTraffic()));
    observer.observe({ type: 'resource', buffered: true });
    setTraffic(currentTraffic());
    return () => observer.disconnect();
  }, []);

  return traffic;
}

function currentTraffic(): Traffic {
  const entries = performance.getEntriesByType('resource');
  return readTraffic(
    entries.filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry),
    window.location.origin,
  );
}
