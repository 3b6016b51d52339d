import { type PreferencesState, parseCarriedPreferences } from '@donate-impact/shared/preferences';

const key = 'donate-impact-carried';

let current: (() => PreferencesState) | undefined;

/** Says where to read what a reload must not lose. */
export function carryFrom(preferences: () => PreferencesState) {
  current = preferences;
}

/** Puts all that the visitor has chosen where the next load finds it, also what is otherwise kept in memory only. */
export function carryOver() {
  try {
    if (current) sessionStorage.setItem(key, JSON.stringify(current()));
  } catch {
    // Without a place to keep it, what is in the local storage has to do.
  }
}

/** Takes what the load before left, once; null when it left nothing that fits. */
export function takeCarried(): PreferencesState | null {
  try {
    const carried = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return carried ? parseCarriedPreferences(JSON.parse(carried)) : null;
  } catch {
    return null;
  }
}
