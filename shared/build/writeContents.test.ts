import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSbom, findPackages, listLicenses } from './writeContents';

const root = mkdtempSync(join(tmpdir(), 'packages-'));
const dialog = {
  name: '@radix/dialog',
  version: '1.2.3',
  license: 'MIT',
  folder: join(root, 'node_modules/@radix/dialog'),
};
const remote = { name: 'remote', version: '1.0.0', folder: join(root, 'remote') };

beforeEach(() => mkdirSync(dialog.folder, { recursive: true }));

afterEach(() => rmSync(root, { recursive: true }));

it('names a package by its URL in the registry, with its license', () => {
  const [component] = createSbom([dialog, remote]).components;

  expect(component).toEqual({
    type: 'library',
    name: '@radix/dialog',
    version: '1.2.3',
    licenses: [{ license: { id: 'MIT' } }],
    purl: 'pkg:npm/%40radix/dialog@1.2.3',
  });
});

it('gives the licenses of other authors in full', () => {
  writeFileSync(join(dialog.folder, 'LICENSE.md'), 'Copyright Radix\n');

  const text = listLicenses([remote, dialog]);

  expect(text).toContain('@radix/dialog 1.2.3 (MIT)\n');
  expect(text).toContain('Copyright Radix\n');
  expect(text).not.toContain('remote 1.0.0');
});

it('rejects a package without the text of its license', () => {
  expect(() => listLicenses([dialog])).toThrow('@radix/dialog comes without');
});

it.each([undefined, 'GPL-3.0-only'])('rejects a package with the license %s', (license) => {
  expect(() => listLicenses([{ ...dialog, license }])).toThrow('does not allow');
});

it('finds the package of a module in a folder with a # in its name', () => {
  const folder = join(root, 'Ünder #1');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"one","version":"1.0.0"}');
  const module = { nameForCondition: () => join(folder, 'a.ts').replace('#', '\u200b#') };

  const packages = findPackages({
    modules: [module],
    chunkGraph: { getModuleChunks: () => [module] },
    compiler: { rspack: { ConcatenatedModule: class {} } },
  } as never);

  expect(packages).toContainEqual({ name: 'one', version: '1.0.0', license: undefined, folder });
});
