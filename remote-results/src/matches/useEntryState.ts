import { useState } from 'react';
import { createEntryWriter, readEntry } from './createEntryWriter';

/** Stores a value with the current entry of the history. */
export const keepInEntry = createEntryWriter();

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
