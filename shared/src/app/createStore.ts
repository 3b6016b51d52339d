import { configureStore } from '@reduxjs/toolkit';
import { type PreferencesState, preferencesReducer } from '../preferences';

/** A new store of the site's state; `preloaded` is what was stored, and defaults to nothing answered. */
export function createStore(preloaded?: { preferences: PreferencesState }) {
  return configureStore({
    reducer: { preferences: preferencesReducer },
    preloadedState: preloaded,
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
    devTools: { name: 'donate-impact' },
  });
}

/** The store that the shell owns and that every remote reads through react-redux. */
export type AppStore = ReturnType<typeof createStore>;
