import { useState } from 'react';

/**
 * State that belongs to one entry of the browser's history: Back and a reload restore it. It is stored beside the
 * router's own state, so a change is not a navigation. `read` receives whatever was stored, by this release or
 * another, and returns the usable part.
 */
export function useEntryState<T>(key: string, read: (stored: unknown) => T) {
  const [value, setValue] = useState(() => read(entryState()[key]));

  function keep(next: T) {
    setValue(next);
    try {
      window.history.replaceState({ ...entryState(), [key]: next }, '');
    } catch {
      // Browsers limit how often an entry may change; beyond that, Back does not restore the change.
    }
  }

  return [value, keep] as const;
}

function entryState(): Record<string, unknown> {
  // A page is prerendered without a window.
  const state: unknown = globalThis.window?.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
