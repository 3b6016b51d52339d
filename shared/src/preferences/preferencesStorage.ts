import { fallback, literal, object, picklist, safeParse } from 'valibot';
import { type Answers, isUnanswered, type Step } from './Answers';
import { answersSchema } from './answersSchema';
import type { PreferencesState } from './PreferencesState';
import type { RootState } from './preferencesSelectors';

/** The key of the browser's local storage. */
export const storageKey = 'donate-impact-store';

/** What of a Storage is used. */
export type PreferencesStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What outlives the page. */
export interface StoredPreferences {
  answers: Answers;
  currentStep: Step;
}

const longestStored = 10_000;

const storedSchema = object({
  version: literal(1),
  answers: answersSchema,
  currentStep: fallback(picklist([0, 1, 2]), 0),
});

/** The browser's local storage, or null where reading it is refused. */
export function browserStorage(): PreferencesStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** What an earlier visit stored, without whatever does not fit; null when nothing usable is there. Never throws. */
export function readStoredPreferences(
  storage: PreferencesStorage | null,
): StoredPreferences | null {
  try {
    const stored = storage?.getItem(storageKey);
    if (!stored || stored.length > longestStored) return null;
    const { success, output } = safeParse(storedSchema, JSON.parse(stored));
    if (!success || isUnanswered(output.answers)) return null;
    return { answers: output.answers, currentStep: reachable(output.currentStep, output.answers) };
  } catch {
    return null;
  }
}

/**
 * Stores answers and step whenever they change, and removes the key when there are none; returns what stops it.
 * Never throws: with storage blocked or full the site goes on in memory.
 */
export function persistPreferences(
  store: { getState: () => RootState; subscribe: (listener: () => void) => () => void },
  storage: PreferencesStorage | null,
): () => void {
  let written = store.getState().preferences;
  return store.subscribe(() => {
    const { preferences } = store.getState();
    if (isStoredAlike(preferences, written)) return;
    written = preferences;
    write(storage, serialise(preferences));
  });
}

// By identity, not by value: a reset of what was empty still removes what another tab, or another version, left.
function isStoredAlike(a: PreferencesState, b: PreferencesState): boolean {
  return (
    a.issues === b.issues &&
    a.impact === b.impact &&
    a.strategy === b.strategy &&
    a.currentStep === b.currentStep
  );
}

function write(storage: PreferencesStorage | null, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(storageKey);
    else storage?.setItem(storageKey, value);
  } catch {
    // Blocked or full is the same as no storage.
  }
}

function serialise(preferences: PreferencesState): string | null {
  const { issues, impact, strategy, currentStep } = preferences;
  if (isUnanswered(preferences) && currentStep === 0) return null;
  return JSON.stringify({ version: 1, answers: { issues, impact, strategy }, currentStep });
}

function reachable(step: Step, { issues, impact }: Answers): Step {
  if (issues.length === 0) return 0;
  return impact === null && step === 2 ? 1 : step;
}
