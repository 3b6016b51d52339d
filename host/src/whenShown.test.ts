/** @jest-environment jest-fixed-jsdom */
import { whenShown } from './whenShown';

afterEach(() => Reflect.deleteProperty(document, 'prerendering'));

it('waits while the browser prerenders the page', async () => {
  Object.assign(document, { prerendering: true });
  const shown = jest.fn();

  void whenShown().then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  await Promise.resolve();

  expect(shown).toHaveBeenCalled();
});

it('does not wait for a page that is opened', async () => {
  await expect(whenShown()).resolves.toBeUndefined();
});
