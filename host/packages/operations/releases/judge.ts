/** What the gateways have logged of one release. */
export interface Count {
  /** Requests for its files. */
  requests: number;
  /** Answers of 400 and above. */
  failed: number;
  /** Panels that pages have reported. */
  panels: number;
}

// Below these numbers, chance is as good a reason as the release.
const enoughRequests = 50;
const enoughFailures = 3;

/**
 * Why a canary should end, or null. It fails more often than live when its share of failures is more than three times
 * that of live, and by more than one in a hundred.
 */
export function judge(canary: Count, live: Count): string | null {
  const failures = canary.failed + canary.panels;
  if (canary.requests < enoughRequests || failures < enoughFailures) return null;
  if (shareOf(canary) <= 3 * shareOf(live) + 0.01) return null;
  return `${inWords(canary)}, where live has ${inWords(live)}`;
}

/** A count as words. */
export function inWords({ requests, failed, panels }: Count) {
  return `${failed} failed answers and ${panels} panels in ${requests} requests`;
}

function shareOf({ requests, failed, panels }: Count) {
  return (failed + panels) / Math.max(requests, 1);
}
