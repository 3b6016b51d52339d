/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentOf, dictionaryHash } from './dczOf';
import { liveRelease, releasesOf } from './pointer';
import { dictionariesFor, nameInReleases } from './writeDeltas';
import { writeRelease } from './writeRelease';

const code = randomBytes(3000).toString('hex');
const scriptNamed = (hash: string) => `static/js/index.${hash.padEnd(10, '0')}.js`;
const [first, second] = [scriptNamed('1'), scriptNamed('2')];

it('a release has each script compressed with the one of the release before', async () => {
  const part = await newPart();
  const before = await release(part, { [first]: `one();${code}` });

  const after = await release(part, { [second]: `two();${code}` });

  const dictionary = await readFile(join(part, before, first));
  const copy = await readFile(join(part, after, `${second}.dcz`, dictionaryHash(dictionary)));
  expect((await contentOf(copy, dictionary)).toString()).toBe(`two();${code}`);
  expect(copy.length).toBeLessThan(100);
});

it('a copy begins with the magic number of dcz and the hash of its dictionary', async () => {
  const part = await newPart();
  await release(part, { [first]: `one();${code}` });

  const after = await release(part, { [second]: `two();${code}` });

  const hash = createHash('sha256').update(`one();${code}`).digest();
  const copy = await readFile(join(part, after, `${second}.dcz`, hash.toString('base64')));
  expect(copy.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(copy.subarray(8, 40)).toEqual(hash);
  expect(copy.subarray(40, 44).toString('hex')).toBe('28b52ffd');
});

it('a copy cannot be read with another dictionary', async () => {
  const part = await newPart();
  const before = await release(part, { [first]: `one();${code}` });
  const after = await release(part, { [second]: `two();${code}` });
  const dictionary = await readFile(join(part, before, first));
  const copy = await readFile(join(part, after, `${second}.dcz`, dictionaryHash(dictionary)));

  const read = contentOf(copy, Buffer.from(`other();${code}`));

  await expect(read).rejects.toThrow('It was compressed with another dictionary');
});

it('visitors who skipped releases are served as well, back to the fifth before', async () => {
  const part = await newPart();
  const scripts = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `run(${name});${code}`);

  for (const [index, script] of scripts.entries())
    await release(part, { [scriptNamed(`${index}`)]: script });

  const last = join(part, liveRelease(part), `${scriptNamed('6')}.dcz`);
  const has = scripts.map((script) => existsSync(join(last, dictionaryHash(Buffer.from(script)))));
  expect(has).toEqual([false, true, true, true, true, true, false]);
});

it('the id of a release does not depend on the releases before it', async () => {
  const [part, other] = [await newPart(), await newPart()];
  await release(part, { [first]: `one();${code}` });

  const after = await release(part, { [second]: `two();${code}` });

  expect(await release(other, { [second]: `two();${code}` })).toBe(after);
});

it('a script that no earlier release had is sent as any other', async () => {
  const part = await newPart();
  await release(part, { [first]: `one();${code}` });

  const after = await release(part, { 'static/js/other.0123456789.js': `two();${code}` });

  expect(await copiesIn(join(part, after))).toEqual([]);
});

it('a copy that saves nothing is left out', async () => {
  const part = await newPart();
  await release(part, { [first]: randomBytes(300).toString('hex') });

  const after = await release(part, { [second]: 'two()' });

  expect(await copiesIn(join(part, after))).toEqual([]);
});

it('a release is built where the files of an earlier one are gone', async () => {
  const part = await newPart();
  const before = await release(part, { [first]: `one();${code}` });
  await rm(join(part, before), { recursive: true });

  const after = await release(part, { [second]: `two();${code}` });

  expect(liveRelease(part)).toBe(after);
  expect(await copiesIn(join(part, after))).toEqual([]);
});

it('dictionaries are releases that visitors have been given, the last one first', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32));
  const change = (releases: string, deployed?: string) => ({
    ...{ part: 'wizard', at: new Date().toISOString(), by: 'kim', why: 'new' },
    ...{ releases, deployed },
  });

  const found = dictionariesFor(d ?? '', [
    change(releasesOf(a ?? '')),
    change(releasesOf(a ?? '', { id: b ?? '', share: 10 }), c),
    change('* off;'),
    change(releasesOf(d ?? '')),
  ]);

  expect(found).toEqual([b, a]);
});

it.each([
  ['static/js/index.0123456789.js', 'static/js/index.*.js'],
  ['static/js/async/0.0123456789.js', 'static/js/async/0.*.js'],
  ['data/candidates.json', 'data/candidates.json'],
  ['static/js/index.js', null],
  ['static/js/index.0123456789.js.br', null],
  ['pages/releases.json', null],
  ['mf-manifest.json', null],
])('%s is the same file as %s in another release', (file, name) => {
  expect(nameInReleases(file)).toBe(name);
});

function newPart() {
  return mkdtemp(join(tmpdir(), 'part-'));
}

/** Builds files and makes them a release. */
async function release(part: string, files: Record<string, string>) {
  const build = join(await mkdtemp(join(tmpdir(), 'build-')), 'web');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(build, file)), { recursive: true });
    await writeFile(join(build, file), text);
  }
  return writeRelease('wizard', build, part);
}

async function copiesIn(folder: string) {
  return (await readdir(folder, { recursive: true })).filter((file) => file.includes('.dcz'));
}
