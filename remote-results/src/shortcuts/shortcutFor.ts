/** What is being typed into, where a letter is text and not a shortcut. */
const fields = 'select, textarea, [contenteditable], [role=dialog], input:not([type=checkbox])';

/** The key that a press means as a shortcut; null in a field, in a dialog, or with a modifier. */
export function shortcutFor(event: KeyboardEvent): string | null {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return null;
  if (target instanceof Element && target.closest(fields)) return null;
  return key.length === 1 ? key.toLowerCase() : null;
}
