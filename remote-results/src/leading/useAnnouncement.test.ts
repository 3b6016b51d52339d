/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useAnnouncement } from './useAnnouncement';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says the last text at most once a second, whatever came between', () => {
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: 'one' });
  pass(0);
  expect(result.current).toBe('one');

  for (const text of ['two', 'three', 'four']) {
    rerender(text);
    pass(200);
    expect(result.current).toBe('one');
  }
  pass(400);

  expect(result.current).toBe('four');
});

it('says at once what comes after a pause', () => {
  const { result, rerender } = renderHook(useAnnouncement, { initialProps: 'one' });
  pass(0);
  pass(1500);

  rerender('two');
  pass(0);

  expect(result.current).toBe('two');
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
