import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveFolder, pointerFile } from '@donate-impact/build/pointer';
import { remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { buildAll } from '../start/buildAll';
import { root } from '../start/npm.mjs';
import { buildBefore, changedSince, commitBefore } from './buildBefore';
import { skipped } from './stages';

interface Mixture {
  /** The apps of the previous release. */
  old: string[];
  /** The tags of the tests that run besides the journey. */
  tests: string | undefined;
}

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
if (changed.some((app) => !existsSync(join(before, app, 'dist', pointerFile)))) {
  console.error(
    'The previous release has no address of its own, so it CANNOT be mixed with this one.',
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
const isNewMajor = majorOf(version) !== majorOf(versionBefore);
if (isNewMajor)
  console.log(
    'The contract has a new major version, so the shell has to refuse the previous remotes.',
  );
const refused = [{ old: changed.filter((app) => app !== 'host'), tests: '@refused' }];
const sites = await Promise.all((isNewMajor ? refused : mixtures()).map(serve));
process.exitCode = await runSuite(sites);
process.exit();

/** The spec files that leave tests out of the mixtures although the contract is the same. */
function specsWithout(isSameContract: boolean) {
  if (!isSameContract) return [];
  const folder = join(root, 'host/e2e');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return specs.filter((file) => readFileSync(join(folder, file), 'utf8').includes('@changed'));
}

/** Every mixture of the changed apps, and the whole previous release. */
function mixtures(): Mixture[] {
  return Array.from({ length: 2 ** changed.length }, (_, bits) =>
    changed.filter((_app, index) => (bits >> index) % 2 === 1),
  )
    .filter((old) => old.length > 0)
    .map((old) => ({ old, tests: testsOf(changed.filter((app) => !old.includes(app))) }));
}

/**
 * More tests run where a single app is of this release. Together with this release's own suite, every two apps have
 * then met in every mixture. Tests of the shell and one remote run where one of the two is that app.
 */
function testsOf([isNew, ...others]: string[]) {
  if (!isNew) return '@acrossReleases';
  if (others.length > 0) return undefined;
  return `@contract|@with-shell-${isNew === 'host' ? '' : isNew.replace('remote-', '')}`;
}

async function serve({ old, tests }: Mixture) {
  const parts = {
    host: distOf('host', old),
    remotes: remoteDists((folder) => distOf(folder, old)),
  };
  const server = createGateway(parts);
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://localhost:${port}`;
  return { name: `before: ${old.join(', ')}`, url, parts, tests };
}

function distOf(app: string, old: string[]) {
  return join(old.includes(app) ? before : root, app, 'dist');
}

function runSuite(sites: Awaited<ReturnType<typeof serve>>[]) {
  const options = process.argv.slice(2).filter((option) => option !== '--built');
  const command = ['playwright', 'test', '-c', 'playwright.skew.config.ts', ...options];
  const env = { ...process.env, SKEW_SITES: JSON.stringify(sites) };
  const child = spawn('npx', command, { cwd: join(root, 'host'), stdio: 'inherit', env });
  return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

function contractOf(old: string[]) {
  const version = join(liveFolder(distOf('host', old)), 'version.json');
  const { contractVersion } = JSON.parse(readFileSync(version, 'utf8'));
  return String(contractVersion);
}

function majorOf(contract: string) {
  return contract.split('.')[0];
}
