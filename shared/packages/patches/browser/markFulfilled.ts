/** Lets React read a promise without waiting for it: it looks for a status first. */
export function markFulfilled<T>(promise: Promise<T>, value: T) {
  Object.assign(promise, { status: 'fulfilled', value });
}
