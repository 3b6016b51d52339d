/** @jest-environment jest-fixed-jsdom */
import type * as Network from './onSilence';

const giveUp = jest.fn();
let { leastSilence, onSilence }: typeof Network = require('./onSilence');
let entries: Partial<PerformanceResourceTiming>[];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  giveUp.mockReset();
  entries = [];
  // A new visit.
  jest.isolateModules(() => {
    ({ leastSilence, onSilence } = require('./onSilence'));
  });
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(
      (type) =>
        entries.filter(({ entryType = 'resource' }) => entryType === type) as ReturnType<
          typeof performance.getEntriesByType<'resource'>
        >,
    );
});

afterEach(() => jest.useRealTimers());

it('calls back when nothing has arrived for 10 s', () => {
  onSilence(giveUp);

  passUntil(leastSilence - 1);
  expect(giveUp).not.toHaveBeenCalled();
  passUntil(leastSilence);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('waits anew from the last file that has arrived', () => {
  onSilence(giveUp);
  passUntil(9_000);
  arrive(8_500, 9_000);
  passUntil(18_000);
  arrive(17_800, 18_000);

  passUntil(27_999);
  expect(giveUp).not.toHaveBeenCalled();
  passUntil(28_000);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it.each(['navigation', 'resource'])(
  'waits three times as long as the slowest file of the visit took: a %s',
  (entryType) => {
    arrive(0, 5_000, { entryType });
    passUntil(6_000);
    onSilence(giveUp);

    passUntil(6_000 + 15_000 - 1);
    expect(giveUp).not.toHaveBeenCalled();
    passUntil(6_000 + 15_000);
    expect(giveUp).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['that failed', { responseStatus: 0 }],
  ['of another site', { name: 'https://chat.example/poll' }],
])('learns nothing from a file %s', (_, entry) => {
  onSilence(giveUp);
  arrive(0, 9_000, entry);

  passUntil(leastSilence);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('waits anew whenever bytes arrive', () => {
  const { arrive } = onSilence(giveUp);
  for (const time of [9_000, 18_000, 27_000]) {
    passUntil(time);
    arrive();
  }

  passUntil(36_999);
  expect(giveUp).not.toHaveBeenCalled();
  passUntil(37_000);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('gives up at once what hangs together', () => {
  onSilence(giveUp);
  onSilence(giveUp);

  passUntil(leastSilence);
  expect(giveUp).toHaveBeenCalledTimes(2);
});

it('waits longer after it was in vain, up to a minute', () => {
  const silences = [1, 2, 3, 4].map(() => {
    const began = performance.now();
    onSilence(giveUp);
    const before = giveUp.mock.calls.length;
    while (giveUp.mock.calls.length === before) jest.advanceTimersByTime(1_000);
    return performance.now() - began;
  });

  expect(silences).toEqual([10_000, 30_000, 60_000, 60_000]);
});

it('does not call back once the waiting has ended', () => {
  onSilence(giveUp).end();

  passUntil(2 * leastSilence);
  expect(giveUp).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

function arrive(startTime: number, responseEnd: number, entry = {}) {
  const name = `${location.origin}/a.js`;
  entries.push({ name, startTime, responseEnd, responseStatus: 200, ...entry });
}

/** Lets time pass until so many milliseconds after the start of the test. */
function passUntil(time: number) {
  jest.advanceTimersByTime(time - performance.now());
}
