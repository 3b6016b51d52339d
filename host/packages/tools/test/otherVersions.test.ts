/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singletons } from '@donate-impact/build/remotes';
import { root } from '../start/npm.mjs';
import { otherVersions } from './otherVersions';

const { packages } = read('package-lock.json');
const { dependencies: provided } = read('shared/package.json');

it('finds nothing while every part names and installs what the shell provides', () => {
  expect(
    otherVersions({ 'remote-wizard': read('remote-wizard/package.json') }, packages, provided),
  ).toEqual([]);
});

it.each(singletons)('names the part that asks for another version of %s', (name) => {
  const asked = { dependencies: { ...provided, [name]: '1.2.3' } };

  expect(
    otherVersions({ host: { dependencies: provided }, 'remote-wizard': asked }, packages, provided),
  ).toEqual([
    `remote-wizard/package.json names ${name} 1.2.3; the shell provides ${provided[name]}.`,
  ]);
});

it('names the development dependency that is another version', () => {
  const asked = { devDependencies: { react: '19.0.0' } };

  expect(otherVersions({ shared: asked }, packages, provided)).toEqual([
    `shared/package.json names react 19.0.0; the shell provides ${provided.react}.`,
  ]);
});

it('names each folder that a second version is installed in', () => {
  const second = {
    'remote-wizard/node_modules/react-redux': { version: '9.2.0' },
    'node_modules/some-library/node_modules/@tanstack/react-query': { version: '4.36.1' },
  };

  expect(otherVersions({}, { ...packages, ...second }, provided)).toEqual([
    `package-lock.json has react-redux 9.2.0 in remote-wizard/node_modules/react-redux; the shell provides ${provided['react-redux']}.`,
    `package-lock.json has @tanstack/react-query 4.36.1 in node_modules/some-library/node_modules/@tanstack/react-query; the shell provides ${provided['@tanstack/react-query']}.`,
  ]);
});

function read(file: string) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
