import { shortcutList } from './shortcutList';
import { shortcutKeys } from './useShortcuts';

it('has exactly the keys that the page listens to', () => {
  expect(shortcutList.map(({ key }) => key).join('')).toBe(shortcutKeys);
});
