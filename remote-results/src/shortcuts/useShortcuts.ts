import { useEffect, useState } from 'react';
import { useLazyDialog } from '../loading/useLazyDialog';
import { areShortcutsOn, keepShortcuts } from './keptChoice';
import { shortcutFor } from './shortcutFor';

/** The keys of the list, which is loaded with the first of them. */
export const shortcutKeys = 'jkrcvf';
const helpKey = '?';

const load = () => import('./ShortcutsDialog').then(({ ShortcutsDialog }) => ShortcutsDialog);

/**
 * Single-key shortcuts for the list. `show` opens the dialog that names them and turns them off (WCAG 2.1.4), and the
 * caller renders `dialog`.
 */
export function useShortcuts() {
  const [isOn, setOn] = useState(true);
  const { show, dialog } = useLazyDialog({
    load,
    name: 'The list of shortcuts',
    props: { isOn, onTurn: turn },
  });

  function turn(on: boolean) {
    setOn(on);
    keepShortcuts(on);
  }

  // The prerendered page knows no tab.
  useEffect(() => setOn(areShortcutsOn()), []);

  useEffect(() => {
    if (!isOn) return;
    function hear(event: KeyboardEvent) {
      const key = shortcutFor(event);
      if (key === helpKey) show();
      if (key === null || !shortcutKeys.includes(key)) return;
      // The key must not be typed into the field that it leads to.
      event.preventDefault();
      // Where the list cannot be loaded, every shortcut has a button, a link or a field.
      import('./shortcutList').then(
        ({ runShortcut }) => runShortcut(key),
        () => {},
      );
    }
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });

  return { show, dialog };
}
