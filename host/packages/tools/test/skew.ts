import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveFolder, pointerOf } from '@donate-impact/build/pointer';
import { appFolders, remoteDists } from '@donate-impact/build/remotes';
import { fitOf } from '@donate-impact/shared/contract';
import { buildAll } from '../start/buildAll';
import { root } from '../start/npm.mjs';
import { buildBefore, changedSince, commitBefore, hadOtherMinors } from './buildBefore';
import { type Choice, choicesOf, refusableOf } from './choicesOf';
import { type Mixture, runMixtures } from './runMixtures';

const skipped = 77;

// Runs the journeys on mixtures of this release and the previous one. --built uses the existing builds; all other
// options go to Playwright.
const commit = commitBefore();
if (!commit) {
  console.error(
    'THE PREVIOUS RELEASE CANNOT BE BUILT: there is no git, or the history does not reach that far.',
  );
  console.error('Mixed releases are NOT tested. Fetch the whole history, or set RELEASE_BEFORE.');
  process.exit(skipped);
}
const changed = changedSince(commit);
console.log(`The previous release is commit ${commit}.`);
if (changed.length === 0) {
  console.error('No source has changed since then, so there is NOTHING to mix.');
  process.exit(skipped);
}
const count = 2 ** changed.length - 2;
console.log(
  `Changed since then: ${changed.join(', ')}. That makes ${count} mixtures; the other apps are the same in both.`,
);
if (!process.argv.includes('--built')) await buildAll();
const before = await buildBefore(commit, changed);
if (changed.some((app) => !pointerOf(join(before, app, 'dist')))) {
  console.error(
    'The previous release has no address that this gateway knows, so it CANNOT be mixed with this one.',
  );
  process.exit(skipped);
}
const [version, versionBefore] = [contractOf([]), contractOf(changed)];
const leftOut = specsWithout(version === versionBefore);
if (leftOut.length > 0) {
  console.error(`THE CONTRACT IS STILL ${version}, but these files leave tests out as @changed:`);
  console.error(leftOut.join('\n'));
  console.error(
    'Tests of the same contract have to pass on both releases. Otherwise raise the contract version.',
  );
  process.exit(1);
}
const isNewMajor = fitOf(version, versionBefore) === 'different';
const isShellFirst = hadOtherMinors(commit);
if (isShellFirst)
  console.log(
    'A singleton has another minor version, so the shell is released before the remotes that need it.',
  );
const shown = choicesOf(changed, isShellFirst).filter(({ old }) =>
  fitsOf(old).every((fit) => fit === 'fits'),
);
console.log(
  `The contract was ${versionBefore} and is ${version}: the shells show the remotes of ${shown.length} mixtures.`,
);
const refused = refusableOf(changed)
  .filter((old) => fitsOf(old).every((fit) => fit === 'different'))
  .map((old) => ({ old, tests: '@refused' }));
// What a new major stores, the release before need not understand.
const chosen = isNewMajor
  ? [...shown.filter(({ old }) => old.length < changed.length), ...refused]
  : shown;
const options = process.argv.slice(2).filter((option) => option !== '--built');
process.exitCode = await runMixtures(chosen.map(mix), options);
process.exit();

/** The spec files that leave tests out of the mixtures although the contract is the same. */
function specsWithout(isSameContract: boolean) {
  if (!isSameContract) return [];
  const folder = join(root, 'host/e2e');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return specs.filter((file) => readFileSync(join(folder, file), 'utf8').includes('@changed'));
}

/** How the contract of each remote fits the shell of a mixture. */
function fitsOf(old: string[]) {
  const remotes = appFolders.filter((app) => app !== 'host');
  return remotes.map((app) => fitOf(String(statedBy(app, old).contractVersion), contractOf(old)));
}

function mix({ old, tests }: Choice): Mixture {
  const remotes = remoteDists((folder) => distOf(folder, old));
  return {
    name: `before: ${old.join(', ')}`,
    parts: { host: distOf('host', old), remotes },
    tests,
  };
}

function distOf(app: string, old: string[]) {
  return join(old.includes(app) ? before : root, app, 'dist');
}

function contractOf(old: string[]) {
  return String(statedBy('host', old).contractVersion);
}

/** What an app of a mixture says of its contract. */
function statedBy(app: string, old: string[]): { contractVersion: unknown } {
  return JSON.parse(readFileSync(join(liveFolder(distOf(app, old)), 'version.json'), 'utf8'));
}
