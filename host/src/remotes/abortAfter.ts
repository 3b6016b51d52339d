/** A signal that ends a request after so many milliseconds. Safari 15 has no `AbortSignal.timeout`. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
