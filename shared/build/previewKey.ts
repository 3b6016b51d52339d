import { createHash } from 'node:crypto';

/** Hashes the key that opens a preview for the pointer, which everyone can read. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
