import { join } from 'node:path';
import { appFolders } from '@donate-impact/build/remotes';
import { root } from '../start/npm.mjs';
import { installedIn } from './readBuilt';

/** The file of the table. */
export const document = join(root, 'shared/docs/licenses.md');

/** Licenses that ask for nothing but their text, which every release brings in `licenses.txt`. */
export const allowed = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];

/** Every package that reaches a visitor, by the last build of each part. */
export function licensesTable() {
  const rows = new Map<string, string[]>();
  for (const app of appFolders)
    for (const { name, version, license } of installedIn(app)) {
      const row = `${name} | ${version} | ${license}`;
      rows.set(row, [...(rows.get(row) ?? []), app]);
    }
  return `# Licenses

What of other authors reaches a visitor: the packages whose code is in the scripts of a release, by the module graph of
its build. \`npm run licenses\` writes this table; a test compares it with the builds. Remotes use the shell's React, and
bring only the files of it that are not shared. Visitors find the full texts at \`/licenses\`.

| package | version | license | in |
| --- | --- | --- | --- |
${[...rows]
  .map(([row, apps]) => `| ${row} | ${apps.join(', ')} |\n`)
  .sort()
  .join('')}`;
}
