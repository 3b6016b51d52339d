import { useState } from 'react';

/**
 * State that belongs to one entry of the browser's history: it is there again after Back and after a reload.
 * Kept beside the router's own state of the entry, so a change is no navigation. `read` gets whatever was
 * stored, from this release or another, and gives what of it can be used.
 */
export function useEntryState<T>(key: string, read: (stored: unknown) => T) {
  const [value, setValue] = useState(() => read(entryState()[key]));

  function keep(next: T) {
    setValue(next);
    try {
      window.history.replaceState({ ...entryState(), [key]: next }, '');
    } catch {
      // Browsers limit how often an entry may change; then this change is not there after Back.
    }
  }

  return [value, keep] as const;
}

function entryState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
