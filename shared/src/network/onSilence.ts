/** The least and the longest time after which a load that hangs is given up, in milliseconds. */
export const leastSilence = 10_000;
const longestSilence = 60_000;
/** A line that is slow gets so many times the longest that a file of this visit has taken. */
const patience = 3;

/** The longest time after which a load was given up: the next one may have needed more. */
let givenUpAfter = 0;

/** A load that is waited for. */
export interface Waiting {
  /** Bytes of it have arrived. */
  arrive: () => void;
  /** It has ended. */
  end: () => void;
}

/**
 * Calls back once nothing has arrived for 10 s, or for three times as long as the slowest file of this visit has taken, up to a
 * minute: then a load hangs, however slow the line is. Browsers tell of a script only when it is there; who reads bytes tells
 * of them with `arrive`.
 */
export function onSilence(callback: () => void): Waiting {
  let since = performance.now();
  // Those that wait already are not made to wait longer.
  const before = givenUpAfter;
  let timer: ReturnType<typeof setTimeout>;
  wait();
  return {
    arrive() {
      since = performance.now();
    },
    end: () => clearTimeout(timer),
  };

  function wait() {
    const { last, slowest } = observe();
    const begun = Math.max(since, last);
    const silence = Math.min(
      longestSilence,
      Math.max(leastSilence, patience * Math.max(before, slowest)),
    );
    const left = begun + silence - performance.now();
    if (left > 0) {
      timer = setTimeout(wait, left);
      return;
    }
    givenUpAfter = silence;
    callback();
  }
}

/** When a file of this site has arrived last, and how long the slowest took. */
function observe() {
  let [last, slowest] = [0, 0];
  for (const type of ['navigation', 'resource'])
    for (const entry of performance.getEntriesByType(type) as PerformanceResourceTiming[]) {
      // One that failed says nothing about the line, and neither does another site.
      if (entry.responseStatus === 0 || !entry.name.startsWith(`${location.origin}/`)) continue;
      last = Math.max(last, entry.responseEnd);
      slowest = Math.max(slowest, entry.responseEnd - entry.startTime);
    }
  return { last, slowest };
}

/** Thrown when a load was given up because nothing arrived any more. */
export class SilenceError extends Error {
  override name = 'SilenceError';

  constructor() {
    super('nothing arrived any more');
  }
}
