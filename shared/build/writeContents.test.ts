/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSbom, findPackages, listLicenses } from './writeContents';

const integrity = `sha512-${Buffer.from('digest').toString('base64')}`;

it('names a package by its URL in the registry, with the locked digest and its license', async () => {
  const { app, installed } = await aSite({ version: '1.2.3', integrity });

  const [component] = createSbom(app.folder, [app, installed]).components;

  expect(component).toEqual({
    type: 'library',
    group: '@radix',
    name: 'dialog',
    version: '1.2.3',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('digest').toString('hex') }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: 'pkg:npm/%40radix/dialog@1.2.3',
  });
});

it('names the modules of the app with their digests', async () => {
  const { app } = await aSite({ version: '1.2.3', integrity });

  const { component } = createSbom(app.folder, [app]).metadata;

  expect(component).toMatchObject({
    type: 'application',
    name: 'remote',
    components: [{ name: 'src/Page.tsx', hashes: [{ alg: 'SHA-256' }] }],
  });
});

it.each([
  ['another version', { version: '1.2.2', integrity }],
  ['no digest', { version: '1.2.3' }],
])('rejects a package of which the lock file names %s', async (_, locked) => {
  const { app, installed } = await aSite(locked);

  expect(() => createSbom(app.folder, [app, installed])).toThrow('run npm ci');
});

it('gives the licenses of other authors in full', async () => {
  const { app, installed } = await aSite({ version: '1.2.3', integrity });
  await writeFile(join(installed.folder, 'LICENSE.md'), 'Copyright Radix\n');

  const text = listLicenses([app, installed]);

  expect(text).toContain('@radix/dialog 1.2.3 (MIT)\n');
  expect(text).toContain('Copyright Radix\n');
  expect(text).not.toContain('remote 1.0.0');
});

it('rejects a package without the text of its license', async () => {
  const { installed } = await aSite({ version: '1.2.3', integrity });

  expect(() => listLicenses([installed])).toThrow('@radix/dialog comes without');
});

it.each([undefined, 'GPL-3.0-only'])('rejects a package with the license %s', async (license) => {
  const { installed } = await aSite({ version: '1.2.3', integrity });

  expect(() => listLicenses([{ ...installed, license }])).toThrow('does not allow');
});

/** Makes a folder with an app of one module, and an installed package with this entry in the lock file. */
async function aSite(locked: object) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const app = aPackage('remote', '1.0.0', join(root, 'remote'), 'src/Page.tsx');
  const folder = join(root, 'node_modules/@radix/dialog');
  const installed = {
    ...aPackage('@radix/dialog', '1.2.3', folder, 'index.js'),
    license: 'MIT',
  };
  for (const path of [...app.modules, ...installed.modules]) {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, '');
  }
  const packages = { 'node_modules/@radix/dialog': locked };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  return { app, installed };
}

function aPackage(name: string, version: string, folder: string, module: string) {
  return { name, version, folder, modules: [join(folder, module)] };
}

const folder = join(mkdtempSync(join(tmpdir(), 'packages-')), 'Ünder #1');

afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

it('finds the package of a module in a folder with a # in its name', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"one","version":"1.0.0"}');
  const module = { nameForCondition: () => join(folder, 'a.ts').replace('#', '\u200b#') };

  const packages = findPackages({
    modules: [module],
    chunkGraph: { getModuleChunks: () => [module] },
    compiler: { rspack: { ConcatenatedModule: class {} } },
  } as never);

  expect(packages).toContainEqual(
    expect.objectContaining({ name: 'one', folder, modules: [join(folder, 'a.ts')] }),
  );
});
