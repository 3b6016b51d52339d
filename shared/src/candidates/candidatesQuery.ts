import { queryOptions } from '@tanstack/react-query';
import { CandidatesError } from './CandidatesError';
import { fetchCandidates } from './fetchCandidates';
import type { ParsedCandidates } from './parseCandidates';

/** The data of each query, by its key. */
export interface Queries {
  candidates: ParsedCandidates;
}

/**
 * The site's only query, key `candidates`: fetched once and cached. A failure that may be temporary (no
 * connection, one that hangs, an error status) is retried once after half a second; then the CandidatesError is the query's error.
 */
export const candidatesQuery = /* @__PURE__ */ queryOptions({
  queryKey: ['candidates'] satisfies [keyof Queries],
  queryFn: ({ signal, client, queryKey }): Promise<Queries['candidates']> => {
    const { errorUpdateCount = 0, fetchFailureCount = 0 } = client.getQueryState(queryKey) ?? {};
    return fetchCandidates(signal, errorUpdateCount + fetchFailureCount > 0);
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Being offline is a result to show, not a reason to wait silently.
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchOnWindowFocus: false,
  structuralSharing: false,
  retry: (failures, error) => failures < 1 && isTemporary(error),
  retryDelay: 500,
});

function isTemporary(error: Error): boolean {
  return (
    error instanceof CandidatesError && ['unreachable', 'silent', 'status'].includes(error.reason)
  );
}
