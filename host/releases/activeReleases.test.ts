import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activeFile,
  appendChanges,
  copyBefore,
  parseActiveReleases,
  readActiveReleases,
} from './activeReleases';
import type { ReleaseChange } from './ReleaseChange';

const [id, other] = ['0'.repeat(32), 'f'.repeat(32)];
const at = '2026-11-22T09:30:00.000Z';
const about = { app: 'wizard', at, by: 'kim', why: 'tried "it"' };
const entry = { ...about, releases: `* ${id};` };
const change: ReleaseChange = { ...about, live: id, canary: null };

it.each([
  [`* ${id};`, { live: id, canary: null }],
  ['* off;', { live: 'off', canary: null }],
  [`5% ${other}; * ${id};`, { live: id, canary: { id: other, share: 5 } }],
])('reads %s', (releases, shown) => {
  const text = JSON.stringify([{ ...entry, releases }]);

  expect(parseActiveReleases(text, activeFile)).toMatchObject([shown]);
});

it.each([
  null,
  'wizard',
  12,
  [],
  { ...entry, app: undefined },
  { ...entry, app: '../wizard' },
  { ...entry, at: 'yesterday' },
  { ...entry, why: 1 },
  { ...entry, key: 'short' },
  { ...entry, deployed: '../wizard' },
  { ...entry, releases: undefined },
  { ...entry, releases: `0% ${other}; * ${id};` },
  { ...entry, releases: `100% ${other}; * ${id};` },
  { ...entry, releases: `* ${id}; }` },
  { ...entry, releases: `* ${id.slice(1)};` },
])('refuses the whole file for the entry %j, and names its line and column', (wrong) => {
  const text = `[\n${[entry, entry, wrong].map((each) => JSON.stringify(each ?? null)).join(',\n ')}\n]`;

  expect(() => parseActiveReleases(text, activeFile)).toThrow(
    'active.json is damaged in line 4, column 2: ',
  );
});

it.each([
  ['', 'line 1, column 1: this is not JSON'],
  ['{"app":"wizard"}', 'line 1, column 1: it is not a list of changes'],
  [`\ufeff[]`, 'line 1, column 1: this is not JSON'],
  [`[\n${JSON.stringify(entry)},\n]`, 'line 3, column 1: this is not JSON'],
  [`[\n${JSON.stringify(entry).slice(0, 20)}`, 'line 2, column 21: this is not JSON'],
  ['[1, 2', 'line 1, column 6: this is not JSON'],
  ['[{"a": tru}]', 'line 1, column 8: this is not JSON'],
  ['[{"a" 1}]', 'line 1, column 7: this is not JSON'],
  ['[1}', 'line 1, column 3: this is not JSON'],
])('refuses the text %j, and says where it is damaged and how to restore it', (text, place) => {
  expect(() => parseActiveReleases(text, activeFile)).toThrow(
    expect.objectContaining({ code: 'ACTIVE_RELEASES_DAMAGED' }),
  );
  expect(() => parseActiveReleases(text, activeFile)).toThrow(place);
  expect(() => parseActiveReleases(text, activeFile)).toThrow('active.json.before');
});

it('never writes over a file that it cannot read', async () => {
  const folder = await createFolder();
  await appendChanges(folder, change, { ...change, live: 'off' });
  const file = join(folder, activeFile);
  const damaged = (await readFile(file, 'utf8')).replace('* off;', '* off');
  await writeFile(file, damaged);

  await expect(appendChanges(folder, { ...change, app: 'results' })).rejects.toThrow('is damaged');

  expect(await readFile(file, 'utf8')).toBe(damaged);
});

it('leaves a copy of the file as it was before each change', async () => {
  const folder = await createFolder();
  await appendChanges(folder, change);
  const before = await readFile(join(folder, activeFile), 'utf8');
  await appendChanges(folder, { ...change, live: 'off' });

  expect(await readFile(join(folder, copyBefore), 'utf8')).toBe(before);
  expect(readActiveReleases(folder)).toEqual([change, { ...change, live: 'off' }]);
});

it('keeps what a later version has added to an entry', async () => {
  const folder = await createFolder();
  await writeFile(join(folder, activeFile), JSON.stringify([{ ...entry, ticket: 'A-1' }]));
  await appendChanges(folder, change);

  const [first] = JSON.parse(await readFile(join(folder, activeFile), 'utf8'));
  expect(first).toEqual({ ...entry, ticket: 'A-1' });
});

it('keeps the last hundred changes of each app, and those that applied lately', async () => {
  const folder = await createFolder();
  const repeat = (count: number, at: string) =>
    Array.from({ length: count }, () => ({ ...change, at }));
  const countOf = (app: string) =>
    readActiveReleases(folder).filter((each) => each.app === app).length;
  const before = { ...change, at: '2020-01-01T00:00:00.000Z', app: 'results' };

  await appendChanges(folder, before, ...repeat(120, before.at));
  expect([countOf('results'), countOf('wizard')]).toEqual([1, 100]);
  await appendChanges(folder, ...repeat(120, new Date().toISOString()));

  // The one before them applied until then.
  expect([countOf('results'), countOf('wizard')]).toEqual([1, 121]);
});

it('refuses a folder in place of the file', async () => {
  const folder = await createFolder();
  await mkdir(join(folder, activeFile));

  expect(() => readActiveReleases(folder)).toThrow('active.json is not a regular file.');
});

function createFolder() {
  return mkdtemp(join(tmpdir(), 'active-'));
}
