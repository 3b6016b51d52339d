import { measureSlowness } from './measureSlowness';

type Tell = (durations: number[]) => void;
let tell: Tell;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('takes a machine for slow once its long tasks have taken over 100 ms', () => {
  provideObserver(['longtask']);
  const isSlow = measureSlowness();

  const before = isSlow();
  tell([50]);
  tell([50]);
  const atLimit = isSlow();
  tell([51]);

  expect([before, atLimit, isSlow()]).toEqual([false, false, true]);
});

it.each([
  ['that knows no long tasks', () => provideObserver(['mark'])],
  ['without observers', () => {}],
])('takes no machine for slow in a browser %s', (_, provide) => {
  provide();

  expect(measureSlowness()()).toBe(false);
});

function provideObserver(supportedEntryTypes: string[]) {
  class Observer {
    static supportedEntryTypes = supportedEntryTypes;
    constructor(listener: (list: { getEntries: () => { duration: number }[] }) => void) {
      tell = (durations) =>
        listener({ getEntries: () => durations.map((duration) => ({ duration })) });
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
