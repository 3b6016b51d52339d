import { type PreferencesState, parseCarriedPreferences } from '@donate-impact/shared/preferences';

const key = 'donate-impact-carried';

/** Puts all that the visitor has chosen where the next load finds it, also what is otherwise kept in memory only. */
export function carryOver(preferences: PreferencesState) {
  try {
    sessionStorage.setItem(key, JSON.stringify(preferences));
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
