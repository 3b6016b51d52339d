import { shortcutFor } from './shortcutFor';

it('reads a letter as a shortcut, whatever its case', () => {
  expect(pressed('<button></button>', { key: 'J' })).toBe('j');
  expect(pressed('<input type="checkbox" />', { key: '?' })).toBe('?');
});

it.each([
  '<input type="search" />',
  '<input type="range" />',
  '<select></select>',
  '<textarea></textarea>',
  '<div contenteditable></div>',
  '<div role="dialog"><button></button></div>',
])('leaves a letter alone in %s', (html) => {
  expect(pressed(html, { key: 'j' })).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'leaves the browser’s own shortcuts alone: %j',
  (modifier) => {
    expect(pressed('<button></button>', { key: 'j', ...modifier })).toBeNull();
  },
);

it('leaves keys with a name alone', () => {
  expect(pressed('<button></button>', { key: 'Enter' })).toBeNull();
});

function pressed(html: string, init: KeyboardEventInit) {
  document.body.innerHTML = html;
  let heard: string | null = null;
  const hear = (event: KeyboardEvent) => {
    heard = shortcutFor(event);
  };
  document.addEventListener('keydown', hear, { once: true });
  const target = document.body.querySelector(':not(:has(*))');
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return heard;
}
