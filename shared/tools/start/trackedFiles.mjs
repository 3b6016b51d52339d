import { execFileSync } from 'node:child_process';
import { root } from './npm.mjs';

/**
 * The files that git tracks, as paths in the repository.
 * @param {string[]} patterns git's pathspecs; every file without any
 */
export function trackedFiles(...patterns) {
  const options = { cwd: root, maxBuffer: 2 ** 26 };
  const listed = execFileSync('git', ['ls-files', '-z', ...patterns], options);
  return listed.toString().split('\0').filter(Boolean);
}
