import { fallback, type GenericSchema, literal, object, picklist } from 'valibot';
import { type Answers, isUnanswered, type Step } from './Answers';
import { answersSchema } from './answersSchema';
import type { PreferencesState } from './PreferencesState';
import { type PersistedStore, type PreferencesStorage, persistItem, readItem } from './storedItems';

/** The items in the browser's storage, by key, as JSON. */
export interface LocalStorage {
  'donate-impact-store': { version: 1; answers: Answers; currentStep: Step };
}

type Stored = LocalStorage[typeof storageKey];

/** The key of the browser's local storage. */
export const storageKey = 'donate-impact-store' satisfies keyof LocalStorage;

const storedSchema: GenericSchema<unknown, Stored> = object({
  version: literal(1),
  answers: answersSchema,
  currentStep: fallback(picklist([0, 1, 2]), 0),
});

/** Reads the answers of an earlier visit, without anything invalid; null if there are none. Never throws. */
export function readStoredPreferences(
  storage: PreferencesStorage | null,
): Omit<Stored, 'version'> | null {
  const stored = readItem(storage, storageKey, storedSchema);
  if (!stored || isUnanswered(stored.answers)) return null;
  return { answers: stored.answers, currentStep: reachable(stored.currentStep, stored.answers) };
}

/** Stores the answers and the step whenever they change, and removes the key when there are none. Never throws. */
export function persistPreferences(
  store: PersistedStore,
  storage: PreferencesStorage | null,
): void {
  const parts = ['issues', 'impact', 'strategy', 'currentStep'] as const;
  persistItem(store, storage, { key: storageKey, parts, serialize });
}

function serialize(preferences: PreferencesState): string | null {
  const { issues, impact, strategy, currentStep } = preferences;
  if (isUnanswered(preferences) && currentStep === 0) return null;
  const stored: Stored = { version: 1, answers: { issues, impact, strategy }, currentStep };
  return JSON.stringify(stored);
}

function reachable(step: Step, { issues, impact }: Answers): Step {
  if (issues.length === 0) return 0;
  return impact === null && step === 2 ? 1 : step;
}
