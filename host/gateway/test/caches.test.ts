import { computeSum, getId, listFile } from '@donate-impact/releases/release';
import { createChange } from '@donate-impact/testing/createChange';
import { createFiles } from '../files/createFiles';
import { createReleases } from '../sources/createReleases';
import { readReleases } from '../sources/readReleases';

it('reads the list of each of a thousand releases once, and finds the latest that lists a file', async () => {
  const common = 'static/js/common.js';
  const { source, ids, read } = haveReleases(1_000, (index) => [common, `static/js/${index}.js`]);
  const { shared } = createFiles(createReleases(source, () => {}));
  const clock = jest.spyOn(performance, 'now');

  for (const index of [0, 500, 999, 0]) {
    const { source, prepared } = await shared('host', `static/js/${index}.js`);
    expect([source, `${prepared?.identity}`]).toEqual([
      `host@${ids[index]}`,
      `static/js/${index}.js`,
    ]);
    clock.mockReturnValue(performance.now() + 2_000);
  }
  expect((await shared('host', common)).source).toBe(`host@${ids.at(-1)}`);
  expect(await shared('host', 'static/js/gone.js')).toMatchObject({ prepared: undefined });

  const readLists = read.mock.calls.filter(([, path]) => path.endsWith(listFile));
  expect(readLists).toHaveLength(1_000);
  clock.mockRestore();
});

it('gives a list that took long to read though those of others have taken its room meanwhile', async () => {
  const { source, ids, read } = haveReleases(4, (index) =>
    Array.from(Array(40_000), (_, file) => `${index}/${file}`),
  );
  const [slow = '', ...others] = ids;
  const content = await read('host', `${slow}/${listFile}`);
  let arrive = (_: Buffer) => {};
  read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { list } = readReleases(source, () => {});

  const reading = list('host', slow);
  for (const id of others) await list('host', id);
  arrive(content);

  expect((await reading)?.size).toBe(40_000);
});

it('keeps the live releases in memory, however much is read of others', async () => {
  const large = ' '.repeat(3_900_000);
  const { source, ids, read } = haveReleases(11, (index) => ['pages/a', `${index}`], large);
  const [live = '', ...others] = ids.toReversed();
  const { getEffective, release } = createReleases(source, () => {});
  expect(await getEffective('host')).toMatchObject({ change: { live }, isStale: false });

  for (const id of others) await release('host', id);
  read.mockRejectedValue(new Error('gone'));

  expect(await release('host', live)).toBeDefined();
});

/** A source with so many releases of the shell, the last one live, and the files of each. @param content of every file, by default its path */
function haveReleases(length: number, listFiles: (index: number) => string[], content?: string) {
  const lists = Array.from({ length }, (_, index) =>
    listFiles(index)
      .map((file) => `${computeSum(content ?? file)}  ${file}\n`)
      .join(''),
  );
  const ids = lists.map(getId);
  const changes = ids.map((id) => createChange('host', `* ${id};`));
  const files = new Map(lists.map((list, index) => [`${ids[index]}/${listFile}`, list]));
  const read = jest.fn(
    async (_: string, path: string): Promise<Buffer> =>
      Buffer.from(files.get(path) ?? content ?? path),
  );
  const of = { apps: () => ['host'], changes: () => changes, isDown: () => false };
  return { ids, read, source: { ...of, read, patienceMs: 1_000 } };
}
