import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { CandidatesError } from '../candidates/CandidatesError';

/**
 * A new query client: nothing refetches by itself, because a list that changes while it is read would confuse.
 * @param onError is called with the error of each query that fails, after its retries
 */
export function createQueryClient(onError?: (error: CandidatesError) => void) {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError?.(error as CandidatesError) }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
    },
  });
}
