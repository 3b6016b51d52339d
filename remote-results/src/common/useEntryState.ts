import { useState } from 'react';

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

const pauseMs = 500;
// Chromium drops what is stored on pagehide when the page is reloaded; Safari on phones has no beforeunload.
const leaving = ['click', 'beforeunload', 'pagehide'];

/**
 * Creates a function that stores values with the current entry of the history, at once or 500 ms after the last
 * write: Safari refuses more than 100 in 30 s. What is waiting is stored before a press or a reload can leave the page.
 */
export function createEntryWriter() {
  let waiting: Record<string, unknown> = {};
  let entry: unknown;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function store() {
    clearTimeout(timer);
    for (const event of leaving) window.removeEventListener(event, store, true);
    if (readEntry().idx === entry) replaceEntry({ ...readEntry(), ...waiting });
    waiting = {};
    last = performance.now();
  }

  return (key: string, value: unknown) => {
    const { idx } = readEntry();
    // Back has led to another entry, whose values these are not.
    if (idx !== entry) waiting = {};
    entry = idx;
    waiting = { ...waiting, [key]: value };
    clearTimeout(timer);
    const wait = last + pauseMs - performance.now();
    if (wait <= 0) return store();
    timer = setTimeout(store, wait);
    for (const event of leaving) window.addEventListener(event, store, true);
  };
}

/** The values stored with the current entry of the history. */
export function readEntry(): Record<string, unknown> {
  // A page is prerendered without a window.
  const state: unknown = globalThis.window?.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function replaceEntry(state: Record<string, unknown>) {
  try {
    window.history.replaceState(state, '');
  } catch {
    // A browser may refuse, and then Back does not restore the change.
  }
}
