import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeFile, readLiveRelease } from '@donate-impact/releases/activeReleases';
import { keptDays } from '@donate-impact/releases/ReleaseChange';
import { computeSum, listFile, parseList } from '@donate-impact/releases/release';
import { findFiles, isWhole, moveRelease, writeList } from '@donate-impact/releases/releaseFolder';
import { writeRelease } from './writeRelease';

const page = { 'index.html': '<p>one</p>' };
const script = 'static/js/a.0123456789.js';

it('names a release by the names and hashes of its files without copies and source maps, and makes it live', async () => {
  const app = await newApp();
  const unlisted = { 'index.html.br': 'a copy', 'maps/static/js/a.js.map': '{}' };

  const id = await release(app, { ...page, ...unlisted });

  const list = await readFile(join(app, id, listFile), 'utf8');
  expect(list).toBe(`${createHash('sha256').update('<p>one</p>').digest('hex')}  index.html\n`);
  expect(id).toBe(createHash('sha256').update(list).digest('hex').slice(0, 32));
  expect(readLiveRelease(app)).toBe(id);
  expect(await readFile(join(app, id, 'index.html'), 'utf8')).toBe('<p>one</p>');
});

it('changes nothing when the same content is built again', async () => {
  const app = await newApp();
  const first = await release(app, { ...page, 'version.json': '{ "commit": "a" }' });
  const before = await readState(app);

  const second = await release(app, { ...page, 'version.json': '{ "commit": "b" }' });

  expect(second).toBe(first);
  expect(await readState(app)).toEqual(before);
});

it('keeps the earlier release beside one with other content, and makes it live when it is built again', async () => {
  const app = await newApp();
  const first = await release(app, page);
  const second = await release(app, { 'index.html': '<p>two</p>' });
  expect(await formatReleases(app)).toEqual([first, second].sort());
  expect(readLiveRelease(app)).toBe(second);

  await release(app, page);

  expect(readLiveRelease(app)).toBe(first);
  expect(await readAppChanges(app)).toHaveLength(3);
});

it(`removes a release that was last live more than ${keptDays} days ago, and shared files that no other one lists`, async () => {
  const app = await newApp();
  const other = 'static/js/async/b.0123456789.js';
  const first = await release(app, { 'index.html': 'first', [script]: 'one', [other]: 'b' });
  const second = await release(app, { 'index.html': 'second', [other]: 'b' });
  const third = await release(app, { 'index.html': 'third' });
  await backdate(app, [first, keptDays + 20], [second, keptDays + 10], [third, keptDays - 1]);
  expect(await findFiles(join(app, 'static'))).toHaveLength(6);

  const now = await release(app, page);

  expect(await formatReleases(app)).toEqual([second, third, now].sort());
  const kept = ['', '.br', '.gz'].map((copy) => `js/async/b.0123456789.js${copy}`);
  expect(await findFiles(join(app, 'static'))).toEqual(kept);
});

it('keeps a release that was deployed lately, though it has never been live', async () => {
  const app = await newApp();
  const deployed = await build({ ...page, [script]: 'one' });
  const id = await writeList(deployed);
  await moveRelease(deployed, app, id);

  await release(app, page);

  expect(await formatReleases(app)).toContain(id);
  expect(await readFile(join(app, script), 'utf8')).toBe('one');
});

it('keeps the files that have a hash in their name once for all releases', async () => {
  const app = await newApp();
  const first = await release(app, { ...page, [script]: 'one' });
  const before = await stat(join(app, script));

  const second = await release(app, { 'index.html': '<p>two</p>', [script]: 'one' });

  expect(await stat(join(app, script))).toMatchObject({
    ino: before.ino,
    mtimeMs: before.mtimeMs,
  });
  for (const id of [first, second]) {
    expect(await findFiles(join(app, id))).not.toContain(script);
    const list = parseList(await readFile(join(app, id, listFile), 'utf8'));
    expect(list.get(script)).toBe(computeSum('one'));
  }
});

it('replaces a release that is there and damaged', async () => {
  const app = await newApp();
  const id = await release(app, page);
  await writeFile(join(app, id, 'index.html'), '');

  expect(await release(app, page)).toBe(id);

  expect(await isWhole(app, id)).toBe(true);
});

it('rejects a shared file that is there with other content, and leaves what is there', async () => {
  const app = await newApp();
  const first = await release(app, { ...page, [script]: 'one' });

  await expect(release(app, { ...page, [script]: 'two' })).rejects.toThrow('has other content');

  expect(await readFile(join(app, script), 'utf8')).toBe('one');
  expect(readLiveRelease(app)).toBe(first);
});

function newApp() {
  return mkdtemp(join(tmpdir(), 'app-'));
}

/** Builds files and makes them a release. */
async function release(app: string, files: Record<string, string>) {
  return writeRelease('wizard', await build(files), app);
}

async function build(files: Record<string, string>) {
  const folder = join(await mkdtemp(join(tmpdir(), 'build-')), 'web');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** Has releases gone live the given numbers of days ago, the oldest first. */
async function backdate(app: string, ...releases: [id: string, daysAgo: number][]) {
  const changes = await readAppChanges(app);
  for (const [index, [id, daysAgo]] of releases.entries()) {
    const date = new Date(Date.now() - daysAgo * 86_400_000);
    Object.assign(changes[index] ?? {}, { at: date.toISOString() });
    await utimes(join(app, id), date, date);
  }
  await writeFile(join(app, activeFile), JSON.stringify(changes));
}

async function readAppChanges(app: string): Promise<object[]> {
  return JSON.parse(await readFile(join(app, activeFile), 'utf8'));
}

/** The text of every file of an app. */
async function readState(app: string) {
  const texts = (await findFiles(app)).map(async (file) => [file, await readFile(join(app, file))]);
  return Object.fromEntries(await Promise.all(texts));
}

async function formatReleases(app: string) {
  return (await readdir(app)).filter((name) => /^[0-9a-f]{32}$/.test(name)).sort();
}
