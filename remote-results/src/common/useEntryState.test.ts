/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useEntryState } from './useEntryState';

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : 0);

beforeEach(() => window.history.replaceState({ usr: 'router', idx: 3 }, ''));

it('keeps a value in the history entry, beside the state of the router', () => {
  const { result } = renderHook(() => useEntryState('listed', readNumber));

  act(() => result.current[1](50));

  expect(result.current[0]).toBe(50);
  expect(window.history.state).toEqual({ usr: 'router', idx: 3, listed: 50 });
  expect(renderHook(() => useEntryState('listed', readNumber)).result.current[0]).toBe(50);
});

it('lets the reader decide which part of an entry is usable', () => {
  window.history.replaceState({ listed: 'many' }, '');

  expect(renderHook(() => useEntryState('listed', readNumber)).result.current[0]).toBe(0);
});

it('goes on when the browser refuses', () => {
  const refused = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  const { result } = renderHook(() => useEntryState('listed', readNumber));

  act(() => result.current[1](50));

  expect(result.current[0]).toBe(50);
  refused.mockRestore();
});
