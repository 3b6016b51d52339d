/**
 * Throws an IntegrityError when a file's content does not have the expected hash, such as `sha384-…`. Without Web Crypto,
 * on an insecure connection, it checks nothing.
 */
export async function assertIntegrity(content: ArrayBuffer, expected: string) {
  if (!crypto.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  const found = `sha384-${btoa(String.fromCharCode(...digest))}`;
  if (found !== expected) throw new IntegrityError(expected, found);
}

/** Thrown when a file is not the one whose hash the site has named. Hashes look like `sha384-…`. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';

  constructor(expected: string, found: string) {
    super(`it was changed on its way: expected ${expected}, found ${found}`);
  }
}
