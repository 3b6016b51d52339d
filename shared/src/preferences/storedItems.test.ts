import { browserStorage } from './storedItems';

it('has no storage when the browser denies access', () => {
  const refused = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

  expect(browserStorage('localStorage')).toBeNull();

  refused.mockRestore();
  expect(browserStorage('localStorage')).toBe(localStorage);
});

it('has no storage when the browser has none', () => {
  const missing = jest.spyOn(globalThis, 'localStorage', 'get');
  missing.mockReturnValue(undefined as never);

  expect(browserStorage('localStorage')).toBeNull();

  missing.mockRestore();
});
