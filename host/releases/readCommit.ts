import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/**
 * The commit of a checkout, with `-changed` if its files are others: from COMMIT, otherwise from git, otherwise `unknown`. Not
 * that of a repository around it.
 */
export function readCommit(root: string): string {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(root) };
    const command = ['describe', '--always', '--exclude=*', '--abbrev=12', '--dirty=-changed'];
    return execFileSync('git', command, { cwd: root, env, stdio: 'pipe' }).toString().trim();
  } catch {
    return 'unknown';
  }
}
