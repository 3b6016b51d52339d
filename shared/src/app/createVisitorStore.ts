import {
  browserStorage,
  initialPreferences,
  persistForSession,
  persistPreferences,
  readSessionPreferences,
  readStoredPreferences,
} from '../preferences';
import { type AppStore, createStore } from './createStore';

/**
 * The store for the visitor in this browser: starts from the answers of an earlier visit and
 * from what this tab selected, and stores every change. Never throws: without storage it works in memory.
 */
export function createVisitorStore(): AppStore {
  const storage = browserStorage('localStorage');
  const session = browserStorage('sessionStorage');
  const stored = readStoredPreferences(storage);
  const store = createStore({
    preferences: {
      ...initialPreferences,
      ...readSessionPreferences(session),
      ...stored?.answers,
      currentStep: stored?.currentStep ?? 0,
    },
  });
  persistPreferences(store, storage);
  persistForSession(store, session);
  return store;
}
