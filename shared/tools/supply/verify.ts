import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { liveRelease } from '@donate-impact/build/activeRelease';
import { appFolders, appNames } from '@donate-impact/build/remotes';
import { fail, root } from '../start/commands.mjs';
import { verifySite } from './verifySite';

// npm run verify -- https://site.example: compares what a running site serves with what it says it serves, and with the
// builds of this checkout. Build the commit that it names first: git checkout COMMIT && npm run build.
const [url = ''] = process.argv.slice(2);
if (!URL.canParse(url)) fail('Name the site: npm run verify -- https://site.example');
const found = await verifySite(new URL(url).origin);
for (const { app, id, commit, files, faults } of found) {
  print(
    commit
      ? `${app}: ${id}, ${files} files, built from ${commit}. ${checkoutSays(app, id)}`
      : `${app}: ${id}, so there is no release to compare.`,
  );
  for (const fault of faults) print(`  *** ${fault}`);
}
const failed = found.filter(({ faults }) => faults.length > 0).length;
print(
  failed === 0
    ? 'Every file of these releases is the one that was released.'
    : `${failed} of ${found.length} apps do NOT match their release.`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** Says whether this checkout's build is the same release. */
function checkoutSays(app: string, id: string) {
  const dist = join(root, appFolders[appNames.indexOf(app)] ?? '', 'dist');
  if (!existsSync(dist)) return 'This checkout has no build to compare it with.';
  return liveRelease(dist) === id
    ? 'This checkout builds the same release.'
    : `This checkout builds ${liveRelease(dist)}.`;
}

/** Prints a line without what a dishonest site may send to control a terminal. */
function print(line: string) {
  console.log(line.replace(/[^ -~]/g, '?'));
}
