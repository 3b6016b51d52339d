import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../start/npm.mjs';
import { trackedFiles } from '../start/trackedFiles.mjs';

/**
 * Copies what a new clone would hold: the files that git tracks, as they are in this work tree, without packages and
 * builds.
 * @param {string} [parent] where the folder of the copy is created
 * @returns {Promise<string>} the folder of the copy
 */
export async function copyCheckout(parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, 'donate-impact-'));
  for (const file of trackedFiles().filter((name) => existsSync(join(root, name)))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  // A clone is a repository, and some tests ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
  return folder;
}
