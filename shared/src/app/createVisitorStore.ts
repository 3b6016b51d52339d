import {
  browserStorage,
  initialPreferences,
  type PreferencesState,
  persistPreferences,
  readStoredPreferences,
} from '../preferences';
import { type AppStore, createStore } from './createStore';

/**
 * The store for the visitor in this browser: starts from `carried` if given, or else from what an earlier visit
 * stored, and stores every change. Never throws: without storage it works in memory.
 */
export function createVisitorStore(carried: PreferencesState | null = null): AppStore {
  const storage = browserStorage();
  const stored = readStoredPreferences(storage);
  const store = createStore({
    preferences: carried ?? {
      ...initialPreferences,
      ...stored?.answers,
      currentStep: stored?.currentStep ?? 0,
    },
  });
  persistPreferences(store, storage);
  return store;
}
