import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveFolder, liveRelease, pointerFile } from '@donate-impact/build/pointer';
import { sharedFolder } from '@donate-impact/build/release';
import { appFolders } from '@donate-impact/build/remotes';

const repository = join(__dirname, '../../..');

/** Creates a folder with the layout of this repository, in which a test can remove or release a remote. */
export async function siteRoot(without: string[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const part of appFolders) {
    const dist = join(repository, part, 'dist');
    if (!existsSync(join(dist, pointerFile))) throw new Error(`No ${dist}: npm run build first`);
    await mkdir(join(root, part));
    const to = join(root, part, 'dist');
    await mkdir(to);
    await cp(join(dist, pointerFile), join(to, pointerFile));
    if (without.some((name) => part.endsWith(name))) continue;
    await cp(liveFolder(dist), join(to, liveRelease(dist)), { recursive: true });
    await cp(join(dist, sharedFolder), join(to, sharedFolder), { recursive: true });
  }
  // Files that no server may expose, one and two folders above the files it serves.
  for (const folder of ['.', ...appFolders])
    await writeFile(join(root, folder, 'package.json'), '{ "workspaces": [] }');
  return root;
}
