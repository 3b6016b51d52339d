import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initialPreferences } from '../preferences';
import type { AppStore } from './createStore';

interface StoreProviderProps {
  store: AppStore;
  children: ReactNode;
}

/** Provides the store. Prerendered markup hydrates from the defaults. */
export function StoreProvider({ store, children }: StoreProviderProps) {
  return (
    <Provider store={store} serverState={{ preferences: initialPreferences }}>
      {children}
    </Provider>
  );
}
