import { useState } from 'react';

/**
 * State that belongs to one entry of the browser's history: Back and a reload restore it. It is stored beside the
 * router's own state, so a change is not a navigation. `read` receives whatever was stored, by this release or
 * another, and returns the usable part.
 */
export function useEntryState<T>(key: string, read: (stored: unknown) => T) {
  const [value, setValue] = useState(() => read(readEntry()[key]));

  function keep(next: T) {
    setValue(next);
    keepInEntry(key, next);
  }

  return [value, keep] as const;
}

/** Stores a value with the current entry of the history. */
export function keepInEntry(key: string, value: unknown) {
  try {
    window.history.replaceState({ ...readEntry(), [key]: value }, '');
  } catch {
    // Safari refuses more than 100 in 30 s, and then Back does not restore the change.
  }
}

/** The values stored with the current entry of the history. */
export function readEntry(): Record<string, unknown> {
  // A page is prerendered without a window.
  const state: unknown = globalThis.window?.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
