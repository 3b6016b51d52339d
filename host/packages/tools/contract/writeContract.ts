import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from '@donate-impact/build/noteRelease';
import { root } from '../start/npm.mjs';
import {
  compareSurfaces,
  isAtLeast,
  neededVersionFor,
  type Step,
  versionAfter,
  versionFor,
} from './compareSurfaces';
import { problemsIn, textOf } from './problemsIn';
import { readSurface } from './readSurface';
import type { Surface } from './Surface';
import { versionText } from './versionText';

const { folder, surface: surfaceFile, released: releasedFile } = contractFiles(root);
const versionFile = join(folder, 'contractVersion.ts');

/**
 * Writes the contract to surface.json and raises the minor version for additions. Raises the major version only if `step` says so. Returns the problems that
 * remain.
 */
export function writeContract(step?: Step): string[] {
  const released = read(releasedFile);
  const current = readSurface();
  const version = nextVersion(released, current, step);
  const needed = neededVersionFor(released, { ...current, version });
  const surface = { ...current, version, needed };
  writeFileSync(versionFile, versionText(readFileSync(versionFile, 'utf8'), surface));
  writeFileSync(surfaceFile, textOf(surface));
  return problemsIn(released, surface);
}

/** What is wrong with the contract as it is: surface.json is out of date, or the version is too low. */
export function checkContract(): string[] {
  const current = readSurface();
  const released = read(releasedFile);
  const isCurrent =
    readFileSync(surfaceFile, 'utf8') === textOf(current) &&
    current.needed === neededVersionFor(released, current);
  return [
    ...problemsIn(released, current),
    ...(isCurrent ? [] : ['shared/src/contract/surface.json is out of date: npm run contract']),
  ];
}

/** What the differences need, or more if someone asks for more or has raised the version by hand. */
function nextVersion(released: Surface, current: Surface, step?: Step) {
  const neededFor = (surface: Surface) => versionFor(released, compareSurfaces(released, surface));
  const before = read(surfaceFile);
  const isByHand = !isAtLeast(neededFor(before), current.version);
  const needed = neededFor(current);
  const isMajor = needed.endsWith('.0.0') && needed !== released.version;
  return [
    isByHand ? current.version : released.version,
    step ? versionAfter(released.version, step) : released.version,
    isMajor && step !== 'major' ? released.version : needed,
  ].reduce((highest, each) => (isAtLeast(each, highest) ? each : highest));
}

function read(file: string): Surface {
  return JSON.parse(readFileSync(file, 'utf8'));
}
