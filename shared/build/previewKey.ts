import { createHash } from 'node:crypto';

/** What a pointer says of the key that opens a preview. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
