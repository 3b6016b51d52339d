import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AppStore } from './createStore';
import { StoreProvider } from './StoreProvider';

interface AppProvidersProps {
  store: AppStore;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What the shell gives a page of a remote, for pages without it: the store and the query client. */
export function AppProviders({ store, queryClient, children }: AppProvidersProps) {
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StoreProvider>
  );
}
