import { execFileSync } from 'node:child_process';

/** The commit of a checkout: from COMMIT, otherwise from git, otherwise `unknown`. */
export function readCommit(root: string): string {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
