/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { anyOf, leftOut } from './leftOut';
import * as host from './leftOutOfHost';
import * as remote from './leftOutOfRemotes';

const runtime = join(__dirname, '../../../../node_modules/@module-federation');
const standIns = { host, remote };
const builds = [
  ['host', ['runtime', 'runtime-core', 'sdk', 'error-codes']],
  ['remote', ['webpack-bundler-runtime', 'error-codes']],
] as const;

it.each(builds)('the federation runtime still has each file left out of a %s', (role, packages) => {
  const present = packages.flatMap(filesOf);

  for (const file of leftOut[role].files) expect(present.filter(isOneOf([file]))).toHaveLength(1);
});

it.each(builds)('a %s finds all that it imports from the files left out', (role, packages) => {
  const { files } = leftOut[role];
  const kept = packages.flatMap(filesOf).filter((file) => !isOneOf(files)(file));

  const imported = kept.flatMap((file) => importedFrom(files, file));

  expect(imported.length).toBeGreaterThan(5);
  expect(Object.keys(standIns[role])).toEqual(expect.arrayContaining(imported));
});

function filesOf(name: string) {
  const dist = join(runtime, name, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return names.filter((file) => /\.m?js$/.test(file)).map((file) => join(dist, file));
}

const isOneOf = (files: string[]) => (file: string) =>
  anyOf(files).test(file.replaceAll('\\', '/'));

function importedFrom(files: string[], importer: string) {
  const imports = readFileSync(importer, 'utf8').matchAll(/^import \{(.*)\} from "(\..*)";$/gm);
  return [...imports]
    .filter(([, , from = '']) => isOneOf(files)(join(dirname(importer), from)))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0]));
}
