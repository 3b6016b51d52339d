import { leastSilence, onSilence } from '.';

const giveUp = jest.fn();
let entries: Partial<PerformanceResourceTiming>[];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  giveUp.mockReset();
  entries = [];
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

it('learns nothing from a file that failed', () => {
  onSilence(giveUp);
  arrive(0, 9_000, { responseStatus: 0 });

  passUntil(leastSilence);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('does not call back once the waiting has ended', () => {
  const end = onSilence(giveUp);
  end();

  passUntil(2 * leastSilence);
  expect(giveUp).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

function arrive(startTime: number, responseEnd: number, entry = {}) {
  entries.push({ startTime, responseEnd, responseStatus: 200, ...entry });
}

/** Lets time pass until so many milliseconds after the start of the test. */
function passUntil(time: number) {
  jest.advanceTimersByTime(time - performance.now());
}
