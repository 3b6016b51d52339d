import { IntegrityError } from './IntegrityError';

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
