import { execFileSync } from 'node:child_process';

/**
 * The commit of a checkout, with `-changed` if its files are others: from COMMIT, otherwise from git, otherwise `unknown`. Not
 * that of a repository around it.
 */
export function readCommit(root: string): string {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    const git = (...command: string[]) =>
      execFileSync('git', command, { cwd: root, stdio: 'pipe' }).toString().trim();
    // Fails where a repository around this folder does not know its files.
    git('ls-files', '--error-unmatch', '.');
    return git('describe', '--always', '--exclude=*', '--abbrev=12', '--dirty=-changed');
  } catch {
    return 'unknown';
  }
}
