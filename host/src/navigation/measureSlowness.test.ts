/** @jest-environment node */
import { measureSlowness } from './measureSlowness';

let tell: () => void;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

it('takes a machine for slow once it has had a long task', () => {
  provideObserver(['longtask']);
  const isSlow = measureSlowness();

  const before = isSlow();
  tell();

  expect([before, isSlow()]).toEqual([false, true]);
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
    constructor(listener: () => void) {
      tell = listener;
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
}
