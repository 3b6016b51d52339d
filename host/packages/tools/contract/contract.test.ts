/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/npm.mjs';
import { neededVersionFor, versionAfter } from './compareSurfaces';
import type { Edit, Mutation } from './Mutation';
import { actionRemoved, pagesAndActions } from './mutations/pagesAndActions';
import { shellAndPage } from './mutations/shellAndPage';
import { fieldRemoved, stateAndData } from './mutations/stateAndData';
import { problemsIn, textOf } from './problemsIn';
import type { Surface } from './Surface';

const mutations: readonly (readonly [before: readonly Edit[], Mutation])[] = [
  ...[...pagesAndActions, ...stateAndData, ...shellAndPage].map((each) => [[], each] as const),
  ...[actionRemoved, fieldRemoved].map(([before, each]) => [[before], each] as const),
];
const [now, ...surfaces] = surfacesAfter([
  {},
  ...mutations.flatMap(([before, [, , , ...edits]]) => [after(before), after(edits)]),
]) as [Surface, ...Surface[]];
const cases = mutations.map(([, [needs, title, line]], index) => {
  const [released, changed] = surfaces.slice(2 * index) as [Surface, Surface];
  return { needs, title, line, released: { ...released, version: '1.2.0' }, changed };
});
const steps = { nothing: 0, minor: 1, major: 2, deprecation: 3 };

it('surface.json says what the sources say (npm run contract)', () => {
  expect(textOf(now)).toBe(readFileSync(join(root, 'shared/src/contract/surface.json'), 'utf8'));
});

it('the version is high enough for what has changed since the last release', () => {
  const released = readFileSync(join(root, 'shared/src/contract/released.json'), 'utf8');

  expect(problemsIn(JSON.parse(released), now)).toEqual([]);
});

it.each(cases)('$title: needs $needs', ({ needs, line, released, changed }) => {
  const verdicts = ['1.2.0', '1.3.0', '2.0.0'].map((version) =>
    problemsIn(released, { ...changed, version }),
  );

  verdicts.forEach((problems, step) => {
    if (step >= steps[needs]) expect(problems).toEqual([]);
    else expect(problems.join('\n')).toContain(`"${line}"`);
  });
});

it('names the file, the line, what was and what is, and the version that is needed', () => {
  const changed = { ...now, version: '1.3.0', styles: { ...now.styles, '--font': 'unset' } };
  const released = { ...now, version: '1.2.0' };
  const number = textOf(changed).split('\n').indexOf('    "--font": "unset",') + 1;

  expect(problemsIn(released, changed)).toEqual([
    `shared/src/contract/surface.json:${number} styles: "--font" was set and is unset: this needs version 2.0.0, and the contract has 1.3.0.`,
  ]);
});

it('refuses a version that is lower than the released one', () => {
  expect(problemsIn({ ...now, version: '1.2.0' }, { ...now, version: '1.1.9' })).toEqual([
    'The version 1.1.9 is lower than the released 1.2.0.',
  ]);
});

it.each([
  ['pages', '1.2.0'],
  ['events', '1.2.0'],
  ['slots', '1.2.0'],
  ['actions', '1.3.0'],
] as const)('after an addition to the %s of contract 1.2.0, remotes need %s', (section, needed) => {
  const changed = {
    ...now,
    version: '1.3.0',
    [section]: { ...now[section], 'news/News': '/news' },
  };

  expect(neededVersionFor({ ...now, version: '1.2.0', needed: '1.2.0' }, changed)).toBe(needed);
});

it('the attribute of a slot is an addition that remotes can do without', () => {
  const { 'data-slot': _, ...document } = now.document;
  const released = { ...now, version: '1.2.0', needed: '1.2.0', document };

  expect(neededVersionFor(released, { ...now, version: '1.3.0' })).toBe('1.2.0');
});

it.each([
  ['1.9.3', 'minor', '1.10.0'],
  ['1.10.0', 'major', '2.0.0'],
] as const)('after %s, the next %s version is %s', (version, step, next) => {
  expect(versionAfter(version, step)).toBe(next);
});

/** The text of files after edits. */
function after(edits: readonly Edit[]) {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const text = texts[file] ?? readFileSync(join(root, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
    texts[file] = text.replace(from, () => to);
  }
  return texts;
}

function surfacesAfter(changes: Record<string, string>[]): Surface[] {
  const script = join(root, 'host/packages/tools/contract/printSurfaces.ts');
  const options = ['--import', 'tsx', script];
  const input = JSON.stringify(changes);
  const output = execFileSync(process.execPath, options, { cwd: root, input, maxBuffer: 2 ** 26 });
  return JSON.parse(output.toString());
}
