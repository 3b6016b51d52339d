// Longer than reading takes when a server is down and ten others are asked.
const limitMs = 30_000;

/** Rejects when `work` does not end in time, so that an answer or a file operation that never ends is tried again. */
export function within<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not end in ${limitMs} ms`)), limitMs);
    timer.unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
