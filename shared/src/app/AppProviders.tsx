import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initialPreferences } from '../preferences';
import type { AppStore } from './createStore';

interface AppProvidersProps {
  store: AppStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Provides the store and the query client. Prerendered markup hydrates from the defaults. */
export function AppProviders({ store, queryClient, children }: AppProvidersProps) {
  return (
    <Provider store={store} serverState={{ preferences: initialPreferences }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  );
}
