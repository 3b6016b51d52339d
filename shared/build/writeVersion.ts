import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@donate-impact/shared/contract';
import { commitOf } from './commitOf';

/**
 * Writes `version.json`: name, version, commit (from COMMIT or git), and the contract that a remote needs or a shell
 * supports.
 */
export async function writeVersion(name: string, root: string, dist: string) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const content = {
    name,
    version,
    commit: commitOf(root),
    contractVersion,
  };
  await writeFile(join(dist, 'version.json'), `${JSON.stringify(content, null, 2)}\n`);
}
