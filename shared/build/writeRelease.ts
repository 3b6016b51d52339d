import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendChanges, readActiveReleases } from '@donate-impact/releases/activeReleases';
import { compress } from '@donate-impact/releases/compress';
import { collectReleases, recentChanges } from '@donate-impact/releases/ReleaseChange';
import {
  findFiles,
  forgetReleases,
  moveRelease,
  writeList,
} from '@donate-impact/releases/releaseFolder';

/**
 * Turns a build into a release: names it by its content, moves it to the folder of the app's releases, and makes it the
 * live one there. Removes releases that were last live more than `keptDays` ago. The same content has the same id, so an existing
 * release stays as it is.
 * @returns the id: 32 hexadecimal digits
 */
export async function writeRelease(name: string, build: string, app: string): Promise<string> {
  const id = await writeList(build);
  await writeCopies(build);
  await moveRelease(build, app, id);
  if (readActiveReleases(app).at(-1)?.live !== id)
    await appendChanges(app, {
      app: name,
      at: new Date().toISOString(),
      by: 'build',
      why: 'built',
      live: id,
      canary: null,
    });
  await forgetReleases(app, collectReleases(recentChanges(readActiveReleases(app))));
  return id;
}

const compressible = /\.(?:js|css|json|svg|txt)$/;

/** Writes `.br` and `.gz` beside every text file of a build that is served unchanged. */
async function writeCopies(build: string) {
  const files = (await findFiles(build)).filter((file) => compressible.test(file));
  const writing = files.map(async (file) => {
    const path = join(build, file);
    const { br, gzip } = await compress(await readFile(path));
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzip)]);
  });
  await Promise.all(writing);
}
