import { type GenericSchema, safeParse } from 'valibot';

/** The methods of Storage that are used. */
export type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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

/** Stores a value under a key, or removes the key if it is null. Never throws. */
export function writeItem(
  storage: PreferencesStorage | null,
  key: string,
  value: string | null,
): void {
  try {
    // Stryker disable next-line OptionalChaining: without a storage it throws, which is caught below.
    if (value === null) storage?.removeItem(key);
    // Stryker disable next-line OptionalChaining: without a storage it throws, which is caught below.
    else storage?.setItem(key, value);
  } catch {
    // Blocked or full is the same as no storage.
  }
}
