import { QueryClient } from '@tanstack/react-query';

/** A new query client: nothing refetches by itself, because the data file changes only with a deployment. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
    },
  });
}
