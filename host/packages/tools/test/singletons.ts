import { join } from 'node:path';
import { remoteDists, remotes } from '@donate-impact/build/remotes';
import { buildAll } from '../start/buildAll';
import { root } from '../start/npm.mjs';
import { buildWithPrevious, previous } from './buildWithPrevious';
import { type Mixture, runMixtures } from './runMixtures';

// Mixes parts that were built with this and with the previous minor version of singletons. --built uses the existing
// builds of this release; all other options go to Playwright.
const [older, newer] = [await buildWithPrevious(), root];
if (!process.argv.includes('--built')) await buildAll();
console.log(`Mixed with the previous minor of ${Object.keys(previous).join(', ')}.`);
const folders = remotes.map(({ folder }) => folder);
const options = process.argv.slice(2).filter((option) => option !== '--built');
const mixtures = [
  ...folders.map((folder) => mix(`${folder} with the previous minors`, newer, [folder])),
  mix('every remote with the previous minors', newer, folders),
  mix('the whole site with the previous minors', older, folders),
  mix('the shell with the previous minors', older, [], '@needsMore'),
];
process.exitCode = await runMixtures(mixtures, options);
process.exit();

function mix(name: string, shell: string, old: string[], tests?: string): Mixture {
  const remoteOf = (folder: string) => join(old.includes(folder) ? older : newer, folder, 'dist');
  const parts = { host: join(shell, 'host/dist'), remotes: remoteDists(remoteOf) };
  return { name, parts, tests };
}
