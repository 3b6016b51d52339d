import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@donate-impact/tools/commands';
import { takeOut } from '@donate-impact/tools/ownRepository';
import { inCopy, linkPackages } from './copyRepository';
import { test as siteTest } from './gateway';
import { expect } from './site';

interface Copies {
  /** A copy of this repository. */
  copy: string;
  /** The wizard in a repository of its own. */
  own: string;
}

/** The site's test with repositories that the test may change and build. */
export const test = siteTest.extend<Copies>({
  copy: ({ browserName: _ }, use) =>
    inCopy(async (folder) => {
      await linkInstalled(folder);
      await use(folder);
    }),
  own: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wizard-'));
    await takeOut('remote-wizard', folder);
    // The packages that npm would install: those of the new repository, and all others from this one.
    await linkPackages(folder);
    await linkInstalled(folder);
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

/** Links the packages that are installed here, other than those of the repository itself. */
export async function linkInstalled(copy: string) {
  // Of two versions, the one that the gateway and the operator's commands have.
  const folders = ['node_modules', 'host/node_modules'].map((folder) => join(root, folder));
  const places = new Map<string, string>();
  for (const folder of folders)
    for (const name of await readdir(folder)) places.set(name, join(folder, name));
  for (const [name, place] of places)
    if (!/^(?:@donate-impact|host|shared|remote-.*)$/.test(name))
      await symlink(place, join(copy, 'node_modules', name));
}

/** Changes a text in a file of a copy, as a developer does. */
export async function changeText(copy: string, file: string, from: string, to: string) {
  const text = await readFile(join(copy, file), 'utf8');
  expect(text).toContain(from);
  // In one step, because a bundler that reads a half-written file reloads the page.
  await writeFile(join(copy, `${file}.new`), text.replace(from, to));
  await rename(join(copy, `${file}.new`), join(copy, file));
}

/** Has the wizard of a copy bring its own React. */
export async function bringOwnReact(copy: string) {
  const folder = join(copy, 'remote-wizard');
  await changeText(folder, 'rsbuild.config.ts', 'dirname)', 'dirname, { ownCopies: true })');
  const start = 'export function Wizard() {';
  const adapter = "import { mountPage } from '@donate-impact/shared/app/mountPage';";
  const mount = 'export const mount = mountPage(Wizard);';
  await changeText(folder, 'src/pages/Wizard.tsx', start, `${adapter}\n${mount}\n${start}`);
}
