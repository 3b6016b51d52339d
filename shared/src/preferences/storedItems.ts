import type { Store } from 'redux';
import { type GenericSchema, safeParse } from 'valibot';
import type { PreferencesState } from './PreferencesState';
import type { RootState } from './preferencesSelectors';

/** The methods of Storage that are used. */
export type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The methods of the store that are used. */
export type PersistedStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

const longestStored = 10_000;

/** A storage of the browser, or null if access to it is denied. */
export function browserStorage(area: 'localStorage' | 'sessionStorage'): PreferencesStorage | null {
  try {
    return globalThis[area] ?? null;
  } catch {
    return null;
  }
}

/** Reads the JSON under a key; null if there is none, or if it does not fit the schema. Never throws. */
export function readItem<T>(
  storage: PreferencesStorage | null,
  key: string,
  schema: GenericSchema<unknown, T>,
): T | null {
  try {
    // Stryker disable next-line OptionalChaining: without a storage it throws, which is caught below.
    const stored = storage?.getItem(key);
    if (!stored || stored.length > longestStored) return null;
    const { success, output } = safeParse(schema, JSON.parse(stored));
    return success ? output : null;
  } catch {
    return null;
  }
}

interface StoredItem {
  key: string;
  /** The preferences that it has. */
  parts: readonly (keyof PreferencesState)[];
  /** Null removes the key. */
  serialize: (preferences: PreferencesState) => string | null;
}

/** Stores an item whenever one of its parts changes. Never throws: if storage is blocked or full, the site continues in memory. */
export function persistItem(
  store: PersistedStore,
  storage: PreferencesStorage | null,
  { key, parts, serialize }: StoredItem,
): void {
  let written = store.getState().preferences;
  store.subscribe(() => {
    const { preferences } = store.getState();
    // By identity, not by value: resetting empty preferences still removes what another tab or another version left.
    if (parts.every((part) => preferences[part] === written[part])) return;
    written = preferences;
    const value = serialize(preferences);
    try {
      // Stryker disable next-line OptionalChaining: without a storage it throws, which is caught below.
      if (value === null) storage?.removeItem(key);
      // Stryker disable next-line OptionalChaining: without a storage it throws, which is caught below.
      else storage?.setItem(key, value);
    } catch {
      // Blocked or full is the same as no storage.
    }
  });
}
