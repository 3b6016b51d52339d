import { createEntries } from './createEntries';
import { aRelease as anyRelease } from './testing/aRelease';

const runScript = jest.fn<Promise<void>, [string, number]>();
const { runEntry, plugin } = createEntries(runScript);

const entry = { init: () => {}, get: () => {} };
let count = 0;

beforeEach(() => {
  runScript.mockReset();
  leaveBehind(entry);
});

it('runs the entry of a release once, with its address and number of attempts', async () => {
  const release = aRelease({ tries: 2 });

  expect(await runEntry(release)).toBe(entry);
  expect(await runEntry(release)).toBe(entry);
  expect(runScript.mock.calls).toEqual([[release.entry, 2]]);
});

it('runs the entry of each of two releases of one remote', async () => {
  await runEntry(aRelease());
  await runEntry(aRelease());

  expect(runScript).toHaveBeenCalledTimes(2);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'init get'],
  ['a function', Object.assign(() => {}, entry)],
  ['no init', { get: entry.get }],
  ['no get', { init: entry.init }],
])('rejects %s as an entry', async (_, left) => {
  leaveBehind(left);

  await expect(runEntry(aRelease())).rejects.toThrow('its entry script defines no container');
});

it('rejects an entry that an earlier release left behind', async () => {
  await runEntry(aRelease());
  runScript.mockImplementation(async () => {});

  await expect(runEntry(aRelease())).rejects.toThrow('its entry script defines no container');
});

it('rejects when its script fails, without an unhandled rejection', async () => {
  const unheard = jest.fn();
  process.on('unhandledRejection', unheard);
  runScript.mockRejectedValue(new Error('it could not be fetched'));
  const release = aRelease();

  void runEntry(release);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unheard);

  expect(unheard).not.toHaveBeenCalled();
  await expect(runEntry(release)).rejects.toThrow('it could not be fetched');
});

it('gives the runtime the entry of the release that it requests, under a unique name', async () => {
  const release = aRelease();
  await runEntry(release);
  const entryFor = (name: string) =>
    plugin.loadEntry?.({ remoteInfo: { name } } as Parameters<
      NonNullable<typeof plugin.loadEntry>
    >[0]);

  expect(plugin.name).toBe('donate-impact:entries');
  expect(await entryFor(release.id)).toBe(entry);
  expect(await entryFor('other')).toBeUndefined();
});

/** A different release on each call. */
function aRelease(others: { tries?: number } = {}) {
  count += 1;
  const entry = `http://localhost/remotes/wizard/remoteEntry.${count}.js`;
  return anyRelease({ id: `wizard-${count}`, entry, ...others });
}

function leaveBehind(value: unknown) {
  runScript.mockImplementation(async () => {
    Reflect.set(globalThis, 'wizard', value);
  });
}
