import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { appFolders } from '@donate-impact/build/remotes';
import { linkPackages } from '@donate-impact/tools/linkPackages';
import { expect } from '@playwright/test';
import { copySources } from './copySources';
import { root } from './gateway';

const parts = [...appFolders, 'shared'];

/** Copies the sources in the same layout, with the packages that are installed here; returns the folder of the copy. */
export async function copyOfRepository() {
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache/dev-'));
  for (const part of parts) await copySources(join(root, part), join(copy, part));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    await cp(join(root, file), join(copy, file), { preserveTimestamps: true });
  await linkPackages(copy);
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@donate-impact' && !parts.includes(name))
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** Changes a text in a file of a copy, as a developer does. */
export async function changeText(folder: string, file: string, from: string, to: string) {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  // In one step: a bundler that reads a half-written file loads the page anew.
  await writeFile(join(folder, `${file}.new`), text.replace(from, to));
  await rename(join(folder, `${file}.new`), join(folder, file));
}
