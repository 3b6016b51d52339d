import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { refuse } from './refuse';

/**
 * Reads a regular file. Returns null if nothing is there. Throws a Refusal for anything else, such as a folder or a pipe,
 * which would never end, and for a file that is larger or cannot be read.
 * @param maxBytes the largest size that is read
 */
export function readRegularFile(path: string, maxBytes: number): Buffer | null {
  try {
    return isThere(path, maxBytes) ? readFileSync(path) : null;
  } catch (error) {
    throw toRefusal(path, error);
  }
}

/** The same, without waiting for the disk. */
export async function readRegularFileAsync(path: string, maxBytes: number): Promise<Buffer | null> {
  try {
    return isThere(path, maxBytes) ? await readFile(path) : null;
  } catch (error) {
    throw toRefusal(path, error);
  }
}

function isThere(path: string, maxBytes: number) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  if (!stats.isFile()) throw refuse('NOT_A_FILE', path);
  if (stats.size > maxBytes) throw refuse('FILE_TOO_LARGE', path, maxBytes);
  return true;
}

function toRefusal(path: string, error: unknown) {
  const isSystemError = error instanceof Error && 'syscall' in error;
  return isSystemError ? refuse('FILE_UNREADABLE', path, error.message) : error;
}
