/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptDays } from './keptDays';
import { changesIn, liveFolder, liveRelease, pointerFile } from './pointer';
import { idOf, listFile, writeRelease } from './writeRelease';

const page = { 'index.html': '<p>one</p>' };

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

  expect(await releasesOf(part)).toEqual([first, second].sort());
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
  expect(idOf(list)).toBe(id);
  expect(list).toBe(`${createHash('sha256').update('<p>one</p>').digest('hex')}  index.html\n`);
});

it('lists checksums of all files that sha256sum accepts', async () => {
  const part = await newPart();
  await release(part, { ...page, 'data/candidates.json': `[${'"name",'.repeat(500)}""]` });

  const lists = ['files.sha256', 'copies.sha256'];
  const command = `cat ${lists.join(' ')} | sha256sum -c`;
  const check = execFileSync('sh', ['-c', command], { cwd: liveFolder(part) });

  const checked = check.toString().match(/^.*(?=: OK$)/gm);
  const files = (await filesIn(liveFolder(part))).filter((file) => !lists.includes(file));
  expect(checked?.sort()).toEqual(files.sort());
});

it(`removes a release that was last live more than ${keptDays} days ago`, async () => {
  const part = await newPart();
  const builds = { first: keptDays + 20, second: keptDays + 10, third: keptDays - 1 };
  const ids = await releaseDaysAgo(part, builds);

  const now = await release(part, page);

  expect(await releasesOf(part)).toEqual([ids.second, ids.third, now].sort());
});

it('keeps a release that was deployed lately, though it has never been live', async () => {
  const part = await newPart();
  await mkdir(join(part, '0123456789abcdef0123456789abcdef'), { recursive: true });

  await release(part, page);

  expect(await releasesOf(part)).toContain('0123456789abcdef0123456789abcdef');
});

function newPart() {
  return mkdtemp(join(tmpdir(), 'part-'));
}

/** Builds files and makes them a release. */
async function release(part: string, files: Record<string, string>) {
  const build = join(await mkdtemp(join(tmpdir(), 'build-')), 'web');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(build, file, '..'), { recursive: true });
    await writeFile(join(build, file), text);
  }
  return writeRelease('wizard', build, part);
}

/** Makes releases that went live so many days ago. */
async function releaseDaysAgo<Name extends string>(part: string, builds: Record<Name, number>) {
  const ids: Record<string, string> = {};
  const names = Object.keys(builds) as Name[];
  for (const name of names) ids[name] = await release(part, { 'index.html': name });
  const dates = names.map((name) => new Date(Date.now() - builds[name] * 86_400_000));
  const changes = (await changesOf(part)).map((change, index) =>
    JSON.stringify({ ...change, at: dates[index]?.toISOString() }),
  );
  await writeFile(join(part, pointerFile), `${changes.join('\n')}\n`);
  for (const [index, name] of names.entries()) {
    const date = dates[index] ?? new Date();
    await utimes(join(part, ids[name] ?? ''), date, date);
  }
  return ids as Record<Name, string>;
}

async function changesOf(part: string) {
  return changesIn(await readFile(join(part, pointerFile), 'utf8'));
}

/** The text of every file of a part. */
async function stateOf(part: string) {
  const texts = (await filesIn(part)).map(async (file) => [file, await readFile(join(part, file))]);
  return Object.fromEntries(await Promise.all(texts));
}

async function releasesOf(part: string) {
  const entries = await readdir(part, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
