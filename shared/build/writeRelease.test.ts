/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activeFile, keptDays, liveFolder, liveRelease, parseChanges } from './activeRelease';
import {
  computeSum,
  copyRelease,
  findFiles,
  getId,
  listFile,
  listFiles,
  moveRelease,
  parseList,
  writeRelease,
} from './writeRelease';

const page = { 'index.html': '<p>one</p>' };
const script = 'static/js/a.0123456789.js';

it('names a release by its content and makes it live', async () => {
  const part = await newPart();

  const id = await release(part, page);

  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(liveRelease(part)).toBe(id);
  expect(await readFile(join(part, id, 'index.html'), 'utf8')).toBe('<p>one</p>');
});

it('changes nothing when the same content is built again', async () => {
  const part = await newPart();
  const first = await release(part, { ...page, 'version.json': '{ "commit": "a" }' });
  const before = await stateOf(part);

  const second = await release(part, { ...page, 'version.json': '{ "commit": "b" }' });

  expect(second).toBe(first);
  expect(await stateOf(part)).toEqual(before);
});

it('keeps the earlier release beside one with other content', async () => {
  const part = await newPart();
  const first = await release(part, page);

  const second = await release(part, { 'index.html': '<p>two</p>' });

  expect(await formatReleases(part)).toEqual([first, second].sort());
  expect(liveRelease(part)).toBe(second);
});

it('gives files with other names another id', async () => {
  const part = await newPart();
  const first = await release(part, page);

  const second = await release(part, { 'other.html': '<p>one</p>' });

  expect(second).not.toBe(first);
});

it('makes an earlier release live again when its content is built again', async () => {
  const part = await newPart();
  const first = await release(part, page);
  await release(part, { 'index.html': '<p>two</p>' });

  await release(part, page);

  expect(liveRelease(part)).toBe(first);
  expect(await changesOf(part)).toHaveLength(3);
});

it('derives the id from the list of files, and the list from their contents', async () => {
  const part = await newPart();
  const id = await release(part, page);

  const list = await readFile(join(part, id, listFile), 'utf8');
  expect(getId(list)).toBe(id);
  expect(list).toBe(`${createHash('sha256').update('<p>one</p>').digest('hex')}  index.html\n`);
});

it('lists checksums that sha256sum accepts, of all files but their compressed copies', async () => {
  const part = await newPart();
  await release(part, { ...page, 'data/candidates.json': `[${'"name",'.repeat(500)}""]` });

  const check = execFileSync('sha256sum', ['-c', listFile], { cwd: liveFolder(part) });

  expect(check.toString()).toBe('data/candidates.json: OK\nindex.html: OK\n');
});

it(`removes a release that was last live more than ${keptDays} days ago`, async () => {
  const part = await newPart();
  const builds = { first: keptDays + 20, second: keptDays + 10, third: keptDays - 1 };
  const ids = await releaseDaysAgo(part, builds);

  const now = await release(part, page);

  expect(await formatReleases(part)).toEqual([ids.second, ids.third, now].sort());
});

it('keeps a release that was deployed lately, though it has never been live', async () => {
  const part = await newPart();
  const deployed = await build({ ...page, [script]: 'one' });
  const id = await listFiles(deployed);
  await moveRelease(deployed, part, id);

  await release(part, page);

  expect(await formatReleases(part)).toContain(id);
  expect(await readFile(join(part, script), 'utf8')).toBe('one');
});

it('keeps the files that have a hash in their name once for all releases', async () => {
  const part = await newPart();
  const first = await release(part, { ...page, [script]: 'one' });
  const before = await stat(join(part, script));

  const second = await release(part, { 'index.html': '<p>two</p>', [script]: 'one' });

  expect(await stat(join(part, script))).toMatchObject({
    ino: before.ino,
    mtimeMs: before.mtimeMs,
  });
  for (const id of [first, second]) {
    expect(await findFiles(join(part, id))).not.toContain(script);
    const list = parseList(await readFile(join(part, id, listFile), 'utf8'));
    expect(list.get(script)).toBe(computeSum('one'));
  }
});

it('rejects a shared file that is there with other content, and leaves what is there', async () => {
  const part = await newPart();
  const first = await release(part, { ...page, [script]: 'one' });

  await expect(release(part, { ...page, [script]: 'two' })).rejects.toThrow('has other content');

  expect(await readFile(join(part, script), 'utf8')).toBe('one');
  expect(liveRelease(part)).toBe(first);
});

it('removes a shared file with its copies once no release lists it', async () => {
  const part = await newPart();
  const other = 'static/js/async/b.0123456789.js';
  await releaseDaysAgo(part, { first: keptDays + 20, second: keptDays + 10 }, (name) => ({
    ...(name === 'first' && { [script]: 'one' }),
    [other]: 'b',
  }));
  expect(await findFiles(join(part, 'static'))).toHaveLength(6);

  await release(part, page);

  const kept = ['', '.br', '.gz'].map((copy) => `js/async/b.0123456789.js${copy}`);
  expect(await findFiles(join(part, 'static'))).toEqual(kept);
});

it('copies a release with the shared files that it lists', async () => {
  const part = await newPart();
  const id = await release(part, { ...page, [script]: 'one' });
  await release(part, { 'static/js/b.0123456789.js': 'b' });
  const copy = join(await newPart(), 'copy');

  await copyRelease(part, id, copy);

  expect(await listFiles(copy)).toBe(id);
  expect(await findFiles(join(copy, 'static'))).toEqual(
    ['', '.br', '.gz'].map((ending) => script.slice('static/'.length) + ending),
  );
});

function newPart() {
  return mkdtemp(join(tmpdir(), 'part-'));
}

/** Builds files and makes them a release. */
async function release(part: string, files: Record<string, string>) {
  return writeRelease('wizard', await build(files), part);
}

async function build(files: Record<string, string>) {
  const folder = join(await mkdtemp(join(tmpdir(), 'build-')), 'web');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** Makes releases that went live the given numbers of days ago. */
async function releaseDaysAgo<Name extends string>(
  part: string,
  builds: Record<Name, number>,
  more: (name: Name) => Record<string, string> = () => ({}),
) {
  const ids: Record<string, string> = {};
  const names = Object.keys(builds) as Name[];
  for (const name of names) ids[name] = await release(part, { 'index.html': name, ...more(name) });
  const dates = names.map((name) => new Date(Date.now() - builds[name] * 86_400_000));
  const changes = (await changesOf(part)).map((change, index) => ({
    ...change,
    at: dates[index]?.toISOString(),
  }));
  await writeFile(join(part, activeFile), JSON.stringify(changes));
  for (const [index, name] of names.entries()) {
    const date = dates[index] ?? new Date();
    await utimes(join(part, ids[name] ?? ''), date, date);
  }
  return ids as Record<Name, string>;
}

async function changesOf(part: string) {
  return parseChanges(await readFile(join(part, activeFile), 'utf8'));
}

/** The text of every file of a part. */
async function stateOf(part: string) {
  const texts = (await findFiles(part)).map(async (file) => [
    file,
    await readFile(join(part, file)),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}

async function formatReleases(part: string) {
  return (await readdir(part)).filter((name) => /^[0-9a-f]{32}$/.test(name)).sort();
}
