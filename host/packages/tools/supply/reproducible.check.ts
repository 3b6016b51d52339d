import { link, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { liveRelease } from '@donate-impact/build/pointer';
import { appFolders } from '@donate-impact/build/remotes';
import { copyCheckout } from '../bare/copyCheckout.mjs';
import { root } from '../start/npm.mjs';
import { run } from '../start/run.mjs';
import { readBuilt } from './readBuilt';

// Builds every part once more: from the files that git tracks, in another folder, at another time and in another
// environment. The packages have other paths there, too.
const environment = { NODE_ENV: undefined, TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' };
let copy = '';

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  copy = await copyCheckout(join(root, '.cache'));
  await linkFiles(join(root, 'node_modules'), join(copy, 'node_modules'));
  await Promise.all(appFolders.map(build));
}, 300_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

it.each(appFolders)('%s gives the same release, byte for byte, wherever it is built', (app) => {
  const [here, elsewhere] = [root, copy].map((folder) => liveRelease(join(folder, app, 'dist')));
  const [sums, sumsElsewhere] = [root, copy].map((folder) =>
    readBuilt(app, 'files.sha256', folder),
  );

  expect(sumsElsewhere).toBe(sums);
  expect(elsewhere).toBe(here);
});

async function build(app: string) {
  const { commit } = JSON.parse(readBuilt(app, 'version.json'));
  const environments = ['--environment', 'web', '--environment', 'node'];
  const rsbuild = join(copy, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { isGreen, output } = await run(
    { command: process.execPath, args: [rsbuild, 'build', ...environments], shell: false },
    { cwd: join(copy, app), env: { ...process.env, ...environment, COMMIT: commit } },
  );
  if (!isGreen) throw new Error(`The build of ${app} failed:\n${output}`);
}

/** Gives the files of a folder a second path. Its links lead to the same names within the copy. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target, 'junction');
    else await link(source, target);
  }
}
