import { cp, mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keptDays } from '@donate-impact/build/keptDays';

const [dist = '', ...earlier] = process.argv.slice(2);

// A release serves its own hashed files and, for tabs that are still open, those of earlier releases for `keptDays`
// after they were replaced. The modification time records the replacement: it is set to now when a file stops being
// a release's own, and images preserve it.
const own = await files(join(dist, 'static'));
for (const release of earlier) await carryFrom(release);
await writeFile(join(dist, 'release-files.txt'), `${own.join('\n')}\n`);

async function carryFrom(release: string) {
  const itsOwn = new Set(await lines(join(release, 'release-files.txt')));
  for (const file of await files(join(release, 'static'))) {
    const from = join(release, 'static', file);
    const replaced = itsOwn.has(file) ? Date.now() : await modified(from);
    const to = join(dist, 'static', file);
    const better = own.includes(file) || (await modified(to)) >= replaced;
    if (better || Date.now() - replaced > keptDays * 86_400_000) continue;
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to);
    await utimes(to, new Date(replaced), new Date(replaced));
  }
}

/** When a file was last modified; 0 if it does not exist. */
function modified(file: string) {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

async function files(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}

async function lines(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}
