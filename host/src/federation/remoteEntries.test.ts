import { aManifest } from './aManifest';
import type { Release } from './Release';
import { entriesPlugin, runEntry } from './remoteEntries';

const mockRunScript = jest.fn<Promise<void>, [string, number]>();
jest.mock('./runScript', () => ({
  runScript: (address: string, tries: number) => mockRunScript(address, tries),
}));

const entry = { init: () => {}, get: () => {} };
let count = 0;

beforeEach(() => {
  mockRunScript.mockReset();
  leaveBehind(entry);
});

it('runs the entry of a release once, under its address and count of tries', async () => {
  const release = aRelease({ tries: 2 });

  expect(await runEntry(release)).toBe(entry);
  expect(await runEntry(release)).toBe(entry);
  expect(mockRunScript.mock.calls).toEqual([[release.entry, 2]]);
});

it('runs the entries of two releases of one remote', async () => {
  await runEntry(aRelease());
  await runEntry(aRelease());

  expect(mockRunScript).toHaveBeenCalledTimes(2);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'init get'],
  ['a function', Object.assign(() => {}, entry)],
  ['no init', { get: entry.get }],
  ['no get', { init: entry.init }],
])('does not take %s for an entry', async (_, left) => {
  leaveBehind(left);

  await expect(runEntry(aRelease())).rejects.toThrow('its entry is not one');
});

it('does not take what an earlier release left behind for the entry of this one', async () => {
  await runEntry(aRelease());
  mockRunScript.mockImplementation(async () => {});

  await expect(runEntry(aRelease())).rejects.toThrow('its entry is not one');
});

it('fails as its script fails, and nobody has to listen', async () => {
  const unheard = jest.fn();
  process.on('unhandledRejection', unheard);
  mockRunScript.mockRejectedValue(new Error('it could not be fetched'));
  const release = aRelease();

  void runEntry(release);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unheard);

  expect(unheard).not.toHaveBeenCalled();
  await expect(runEntry(release)).rejects.toThrow('it could not be fetched');
});

it('hands the runtime the entry of the release that it asks for, by a name of its own', async () => {
  const release = aRelease();
  await runEntry(release);
  const entryFor = (name: string) =>
    entriesPlugin.loadEntry?.({ remoteInfo: { name } } as Parameters<
      NonNullable<typeof entriesPlugin.loadEntry>
    >[0]);

  expect(entriesPlugin.name).toBe('donate-impact:entries');
  expect(await entryFor(release.id)).toBe(entry);
  expect(await entryFor('other')).toBeUndefined();
});

function aRelease(said: Partial<Release> = {}): Release {
  count += 1;
  return {
    remote: 'wizard',
    id: `wizard-${count}`,
    version: '1.0.0',
    manifest: aManifest(['Wizard']),
    entry: `http://localhost/remotes/wizard/remoteEntry.${count}.js`,
    tries: 0,
    isLive: false,
    isBroken: false,
    ...said,
  };
}

function leaveBehind(value: unknown) {
  mockRunScript.mockImplementation(async () => {
    Reflect.set(globalThis, 'wizard', value);
  });
}
