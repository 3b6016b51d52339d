import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The hash of a file's content as browsers check it: the value of an `integrity` attribute, with SHA-384. */
export async function computeIntegrity(path: string): Promise<string> {
  return computeHash(await readFile(path));
}

/** The same hash for content that is not in a file. */
export function computeHash(content: string | Buffer) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
