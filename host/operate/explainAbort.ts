/** The counts of all gateways for one release. */
export interface Count {
  /** Requests that count for it. */
  requests: number;
  /** Answers of 400 and above. */
  failed: number;
  /** Failures that pages have reported. */
  reported: number;
}

// Below these numbers, chance may be the cause instead of the release.
export const minRequests = 50;
const minFailures = 3;

/**
 * Gives the reason why a canary should end, or null. A canary should end if its share of failures exceeds three times
 * that of the live release by more than one percentage point.
 */
export function explainAbort(canary: Count, live: Count): string | null {
  const failures = canary.failed + canary.reported;
  if (canary.requests < minRequests || failures < minFailures) return null;
  if (getShare(canary) <= 3 * getShare(live) + 0.01) return null;
  return `${describeCount(canary)}, where live has ${describeCount(live)}`;
}

/** A count as words. */
export function describeCount({ requests, failed, reported }: Count) {
  return `${failed} failed answers and ${reported} reported failures in ${requests} requests`;
}

function getShare({ requests, failed, reported }: Count) {
  return (failed + reported) / Math.max(requests, 1);
}
