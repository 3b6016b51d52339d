import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from './linkPackages';
import { root } from './npm.mjs';

const execute = promisify(execFile);

/** Copies the files that git knows of this repository, or would with the next commit, and links its packages by name. */
export async function copyRepository(copy: string) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await execute('git', list, { cwd: root, maxBuffer: 1 << 26 });
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(join(root, file), join(copy, file)).catch(ignoreDeleted);
  await linkPackages(copy);
}

/** A file that was deleted and not committed is still in the list. */
function ignoreDeleted(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
