import { cp } from 'node:fs/promises';
import { basename } from 'node:path';

const left = ['dist', 'e2e', '.cache', 'node_modules', 'test-results'];

/** Copies a part of the repository without builds, packages and tests; returns the folder of the copy. */
export async function copySources(from: string, to: string) {
  await cp(from, to, {
    recursive: true,
    filter: (source) => !left.includes(basename(source)) && !/\.test\.tsx?$/.test(source),
  });
  return to;
}
