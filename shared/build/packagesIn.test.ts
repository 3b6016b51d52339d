/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesIn } from './packagesIn';

const folder = join(mkdtempSync(join(tmpdir(), 'packages-')), 'Ünder #1');

afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

it('finds the package of a module in a folder with a # in its name', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name":"one","version":"1.0.0"}');
  const module = { nameForCondition: () => join(folder, 'a.ts').replace('#', '\u200b#') };

  const packages = packagesIn({
    modules: [module],
    chunkGraph: { getModuleChunks: () => [module] },
    compiler: { rspack: { ConcatenatedModule: class {} } },
  } as never);

  expect(packages).toContainEqual(
    expect.objectContaining({ name: 'one', folder, modules: [join(folder, 'a.ts')] }),
  );
});
