/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentOf, dictionaryHash } from '@donate-impact/build/dcz';
import { addDeltas, piped } from './addDeltas';

const script = join(__dirname, '../../gateway/images/deltas.sh');
const code = randomBytes(3000).toString('hex');
const [first, second, later] = ['1', '2', '3'].map((digit) => digit.repeat(32));

it('puts what has changed since an earlier release into a deployed one', async () => {
  const volume = await aVolume({
    [`${first}/static/js/index.1111111111.js`]: `one();${code}`,
    [`${first}/data/candidates.json`]: `["one","${code}"]`,
    [`${second}/static/js/index.2222222222.js`]: `two();${code}`,
    [`${second}/data/candidates.json`]: `["one","${code}"]`,
  });

  const count = await addDeltas(inVolume(volume), `${second}`, [`${first}`]);

  expect(count).toBe(2);
  const dictionary = Buffer.from(`one();${code}`);
  const copies = join(volume, `${second}/static/js/index.2222222222.js.dcz`);
  const copy = await readFile(join(copies, dictionaryHash(dictionary)));
  expect((await contentOf(copy, dictionary)).toString()).toBe(`two();${code}`);
  expect((await readdir(volume)).sort()).toEqual([first, second]);
});

it('replaces the copies of a release that is deployed again, and changes no other file', async () => {
  const volume = await aVolume({
    [`${first}/static/js/index.1111111111.js`]: `one();${code}`,
    [`${second}/static/js/index.2222222222.js`]: `two();${code}`,
    [`${later}/static/js/index.3333333333.js`]: `three();${code}`,
  });
  await addDeltas(inVolume(volume), `${later}`, [`${first}`]);
  const before = await copiesIn(volume);

  await addDeltas(inVolume(volume), `${later}`, [`${second}`]);

  const after = await copiesIn(volume);
  expect([before.length, after.length]).toEqual([1, 1]);
  expect(after).not.toEqual(before);
  const js = join(volume, `${later}/static/js/index.3333333333.js`);
  expect(await readFile(js, 'utf8')).toBe(`three();${code}`);
});

it('passes over earlier releases that are gone', async () => {
  const volume = await aVolume({ [`${second}/static/js/index.2222222222.js`]: `two();${code}` });

  expect(await addDeltas(inVolume(volume), `${second}`, [`${first}`])).toBe(0);
});

it('asks for nothing when there is no earlier release', async () => {
  const run = jest.fn();

  expect(await addDeltas(run, `${second}`, [])).toBe(0);
  expect(run).not.toHaveBeenCalled();
});

it('says why the copies could not be put there', async () => {
  const volume = await aVolume({
    [`${first}/static/js/index.1111111111.js`]: `one();${code}`,
    [`${second}/static/js/index.2222222222.js`]: `two();${code}`,
  });
  const noSpace = inVolume(volume, 'mkdir() { echo "No space left" >&2; return 1; }; ');

  await expect(addDeltas(noSpace, `${second}`, [`${first}`])).rejects.toThrow('No space left');
  expect(await copiesIn(volume)).toEqual([]);
});

/** Runs the script of the containers in a folder instead of a volume. */
function inVolume(folder: string, first = '') {
  return (args: string[], input?: Buffer) =>
    piped('sh', ['-c', `TO='${folder}'; ${first}. '${script}'`, 'deltas', ...args], input);
}

async function aVolume(files: Record<string, string>) {
  const volume = await mkdtemp(join(tmpdir(), 'volume-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(volume, file)), { recursive: true });
    await writeFile(join(volume, file), content);
  }
  return volume;
}

async function copiesIn(volume: string) {
  const files = await readdir(volume, { recursive: true });
  return files.filter((file) => /\.dcz\/.*=$/.test(file));
}
