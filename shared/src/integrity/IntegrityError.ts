/** Thrown when a file is not the one whose hash the site has named. Hashes look like `sha384-…`. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';

  constructor(expected: string, found: string) {
    super(`it was changed on its way: expected ${expected}, found ${found}`);
  }
}
