import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGateway } from '../gateway/createGateway.mjs';
import { buildBefore, commitBefore } from './buildBefore.mjs';
import { ensureInstalled, root } from './ensureInstalled.mjs';
import { skipped } from './stages.mjs';

const names = ['marketing', 'wizard', 'results'];

await ensureInstalled();
const commit = commitBefore();
if (!commit) {
  console.error('THE RELEASE BEFORE CANNOT BE BUILT: no git, or a history without it.');
  console.error('Mixed releases are NOT tested. Fetch the whole history, or set RELEASE_BEFORE.');
  process.exit(skipped);
}
if (!process.argv.includes('--built')) {
  const { buildAll } = await import('./buildAll.mjs');
  await buildAll();
}
console.log(`The release before is commit ${commit}.`);
const before = await buildBefore(commit);
const [version, versionBefore] = [contractOf(root), contractOf(before)];
const changed = specsWithout(version === versionBefore);
if (changed.length > 0) {
  console.error(`THE CONTRACT IS STILL ${version}, and yet these leave tests out as @changed:`);
  console.error(changed.join('\n'));
  console.error('What both releases promise is to pass on both; else raise the contract version.');
  process.exit(1);
}
const isNewMajor = majorOf(version) !== majorOf(versionBefore);
if (isNewMajor)
  console.log('The contract has a new major: the shell has to refuse the parts from before.');
const sites = await Promise.all((isNewMajor ? [names] : mixtures()).map(serve));
process.exitCode = await runSuite(sites, isNewMajor);
process.exit();

/** The spec files that leave tests out of the mixtures, where none may. @param {boolean} isSameContract */
function specsWithout(isSameContract) {
  if (!isSameContract) return [];
  const folder = join(root, 'host/e2e');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return specs.filter((file) => readFileSync(join(folder, file), 'utf8').includes('@changed'));
}

/** Which parts are from before: every mixture of the two releases. */
function mixtures() {
  const parts = ['host', ...names];
  const all = Array.from({ length: 2 ** parts.length }, (_, bits) =>
    parts.filter((_part, index) => (bits >> index) % 2 === 1),
  );
  return all.filter((old) => old.length > 0 && old.length < parts.length);
}

/**
 * Where all but one part are from before the whole suite runs: with this release's own run, every two parts
 * have then met in every mixture.
 * @param {string[]} old
 */
async function serve(old) {
  /** @param {string} part @param {string} app */
  const dist = (part, app) => join(old.includes(part) ? before : root, app, 'dist');
  const remotes = Object.fromEntries(names.map((name) => [name, dist(name, `remote-${name}`)]));
  const parts = { host: dist('host', 'host'), remotes };
  const server = createGateway(parts);
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://localhost:${port}`;
  return { name: `before: ${old.join(', ')}`, url, parts, isWhole: old.length === names.length };
}

/** @param {Awaited<ReturnType<typeof serve>>[]} sites @param {boolean} isRefused @returns {Promise<number>} */
function runSuite(sites, isRefused) {
  const command = ['playwright', 'test', '-c', 'playwright.skew.config.ts'];
  const skew = { SKEW_SITES: JSON.stringify(sites), SKEW_IS_REFUSED: isRefused ? 'yes' : '' };
  const env = { ...process.env, ...skew };
  const child = spawn('npx', command, { cwd: join(root, 'host'), stdio: 'inherit', env });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** @param {string} site */
function contractOf(site) {
  const { contractVersion } = JSON.parse(
    readFileSync(join(site, 'host/dist/version.json'), 'utf8'),
  );
  return String(contractVersion);
}

/** @param {string} contract */
function majorOf(contract) {
  return contract.split('.')[0];
}
