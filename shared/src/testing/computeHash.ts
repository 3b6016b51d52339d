import { createHash } from 'node:crypto';

/** The hash of a file's content as the site names it. */
export function computeHash(content: string) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
