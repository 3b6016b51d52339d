/** Thrown when a load was given up because nothing arrived any more. */
export class SilenceError extends Error {
  override name = 'SilenceError';

  constructor() {
    super('nothing arrived any more');
  }
}
