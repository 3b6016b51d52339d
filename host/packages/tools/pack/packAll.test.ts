/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Packed, packAll } from './packAll';

let packages: Packed[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  packages = await packAll(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

it('packs the library, the build configuration, the patches and the operations', () => {
  expect(packages.map(({ name }) => name)).toEqual([
    '@donate-impact/shared',
    '@donate-impact/build',
    '@donate-impact/patches',
    '@donate-impact/operations',
  ]);
});

it('packs compiled files with their types, and no sources, tests or pictures', () => {
  for (const { files } of packages) {
    expect(
      files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.(?:webp|png|svg)$/.test(file)),
    ).toEqual([]);
    for (const file of files.filter((each) => each.endsWith('.js')))
      expect(files).toContain(file.replace(/js$/, 'd.ts'));
  }
});

it('leads every entry and program of a package to a file that is in it', () => {
  for (const { file, files } of packages) {
    const { exports: entries, bin = {} } = manifestIn(file);
    const targets = Object.values<string | Record<string, string>>({ ...entries, ...bin })
      .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))
      .filter((target) => !target.includes('*'));

    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !files.includes(target.slice(2)))).toEqual([]);
  }
});

it('names no package that only this repository has', () => {
  const names = packages.map(({ name }) => name);
  for (const { file } of packages) {
    const { dependencies } = manifestIn(file);
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@donate-impact/'));

    expect(ours.filter((name) => !names.includes(name))).toEqual([]);
  }
});

function manifestIn(file: string) {
  return JSON.parse(
    execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }),
  );
}
