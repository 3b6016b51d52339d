import { createEntryWriter } from './useEntryState';

let writes: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ usr: 'router', idx: 3 }, '');
  writes = jest.spyOn(window.history, 'replaceState');
});

afterEach(() => {
  writes.mockRestore();
  jest.useRealTimers();
});

it('writes at once, and what follows within 500 ms once', () => {
  const write = createEntryWriter();

  write('search', 'r');
  for (const search of ['ru', 'rui', 'ruiz']) write('search', search);
  write('listed', 50);
  expect(window.history.state).toEqual({ usr: 'router', idx: 3, search: 'r' });
  jest.advanceTimersByTime(500);

  expect(window.history.state).toEqual({ usr: 'router', idx: 3, search: 'ruiz', listed: 50 });
  expect(writes).toHaveBeenCalledTimes(2);
});

it('stores what is waiting before a press leads to another page', () => {
  const write = createEntryWriter();
  write('search', 'r');
  write('search', 'ruiz');

  document.body.click();

  expect(window.history.state).toMatchObject({ search: 'ruiz' });
});

it('leaves the entry alone that Back has led to', () => {
  const write = createEntryWriter();
  write('search', 'r');
  write('search', 'ruiz');

  window.history.pushState({ idx: 2 }, '');
  jest.advanceTimersByTime(500);

  expect(window.history.state).toEqual({ idx: 2 });
});

it('goes on when the browser refuses', () => {
  writes.mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });

  expect(() => createEntryWriter()('search', 'r')).not.toThrow();
});
