import { act, renderHook } from '@testing-library/react';
import { useEntryState } from './useEntryState';

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

beforeEach(() => window.history.replaceState({ usr: 'router', idx: 3 }, ''));

it('keeps a value with the history entry, beside what the router keeps there', () => {
  const { result } = renderHook(() => useEntryState('listed', readNumber));

  act(() => result.current[1](50));

  expect(result.current[0]).toBe(50);
  expect(window.history.state).toEqual({ usr: 'router', idx: 3, listed: 50 });
  expect(renderHook(() => useEntryState('listed', readNumber)).result.current[0]).toBe(50);
});

it('goes on in memory where the browser refuses another change', () => {
  jest.spyOn(window.history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  const { result } = renderHook(() => useEntryState('listed', readNumber));

  act(() => result.current[1](50));

  expect(result.current[0]).toBe(50);
});

it('leaves it to the reader what of an entry can be used', () => {
  window.history.replaceState({ listed: 'many' }, '');

  expect(renderHook(() => useEntryState('listed', readNumber)).result.current[0]).toBe(0);
});
