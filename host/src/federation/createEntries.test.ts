import { createEntries } from './createEntries';
import { aRelease as anyRelease } from './testing/aRelease';

const runScript = jest.fn<Promise<void>, [string, number]>();
const scope = { react: {} };
const runEntry = createEntries(runScript, scope);

const entry = { init: jest.fn(), get: () => {} };
let count = 0;

beforeEach(() => {
  runScript.mockReset();
  entry.init.mockReset();
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

it('initializes a container once, with what the shell provides, before anything is taken from it', async () => {
  let finish = () => {};
  const initialized = new Promise<void>((resolve) => {
    finish = resolve;
  });
  entry.init.mockReturnValue(initialized);
  const release = aRelease();
  const ended = jest.fn();

  const running = runEntry(release).then(ended);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  finish();
  await running;
  await runEntry(release);

  expect(entry.init.mock.calls).toEqual([[scope, []]]);
});

it('rejects when its container cannot be initialized', async () => {
  entry.init.mockImplementation(() => {
    throw new Error('a fault');
  });

  await expect(runEntry(aRelease())).rejects.toThrow('a fault');
});

/** A different release on each call. */
function aRelease(others: { tries?: number } = {}) {
  count += 1;
  const entry = `http://localhost/remotes/wizard/remoteEntry.${count}.js`;
  return anyRelease({ entry, ...others });
}

function leaveBehind(value: unknown) {
  runScript.mockImplementation(async () => {
    Reflect.set(globalThis, 'wizard', value);
  });
}
