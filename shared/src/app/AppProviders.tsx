import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppStore } from './createStore';
import { StoreProvider } from './StoreProvider';

interface AppProvidersProps {
  store: AppStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Stands in for the shell around a page: provides the store and the query client. */
export function AppProviders({ store, queryClient, children }: AppProvidersProps) {
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StoreProvider>
  );
}
