import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@donate-impact/shared/contract';

/** Writes `version.json`: name, version, commit (from COMMIT or git), contract version, build time (ISO). */
export async function writeVersion(name: string, root: string, dist: string) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const content = {
    name,
    version,
    commit: commit(root),
    contractVersion,
    builtAt: new Date().toISOString(),
  };
  await writeFile(join(dist, 'version.json'), `${JSON.stringify(content, null, 2)}\n`);
}

function commit(root: string) {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
