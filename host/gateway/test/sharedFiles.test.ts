import { setTimeout as sleep } from 'node:timers/promises';
import { computeSum, getId } from '@donate-impact/releases/release';
import { createChange } from '@donate-impact/testing/createChange';
import { createFiles } from '../files/createFiles';
import { createReleases } from '../sources/createReleases';
import { readReleases } from '../sources/readReleases';

it('reads the list of each of a thousand releases once, and finds the latest that lists a file', async () => {
  const common = 'static/js/common.js';
  const lists = new Map<string, string>();
  for (let index = 0; index < 1_000; index += 1) {
    const files = [common, `static/js/${index}.js`, 'pages/Wizard.html'];
    const list = files.map((file) => `${computeSum(file)}  ${file}\n`).join('');
    lists.set(getId(list), list);
  }
  const ids = [...lists.keys()];
  const changes = ids.map((id) => createChange('wizard', `* ${id};`));
  const read = jest.fn(async (_: string, path: string) => {
    const [id = '', file] = path.split('/');
    return Buffer.from(file === 'files.sha256' ? (lists.get(id) ?? '') : path);
  });
  const source = { apps: () => ['wizard'], changes: () => changes, read };
  const releases = createReleases({ ...source, patienceMs: 0, isDown: () => false }, () => {});
  const { shared } = createFiles(releases);
  const clock = jest.spyOn(performance, 'now');

  for (const index of [0, 500, 999, 0]) {
    const { source, prepared } = await shared('wizard', `static/js/${index}.js`);
    expect([source, `${prepared?.identity}`]).toEqual([
      `wizard@${ids[index]}`,
      `static/js/${index}.js`,
    ]);
    clock.mockReturnValue(performance.now() + 2_000);
  }
  expect((await shared('wizard', common)).source).toBe(`wizard@${ids.at(-1)}`);
  expect(await shared('wizard', 'static/js/gone.js')).toMatchObject({ prepared: undefined });

  const readLists = read.mock.calls.filter(([, path]) => path.endsWith('files.sha256'));
  expect(readLists).toHaveLength(1_000);
});

it('gives a list that took long to read though those of others have taken its room meanwhile', async () => {
  const lists = Array.from({ length: 4 }, (_, release) =>
    Array.from(Array(40_000), (_, file) => `${'0'.repeat(64)}  ${release}/${file}\n`).join(''),
  );
  const [slow = '', ...others] = lists.map(getId);
  const read = async (_: string, path: string) => {
    if (path.startsWith(slow)) await sleep(500);
    return Buffer.from(lists.find((list) => path.startsWith(getId(list))) ?? '');
  };
  const source = { apps: () => ['wizard'], changes: () => [], read };
  const { list } = readReleases({ ...source, patienceMs: 0, isDown: () => false }, () => {});

  const reading = list('wizard', slow);
  for (const id of others) await list('wizard', id);

  expect((await reading)?.size).toBe(40_000);
});
