import { queryOptions } from '@tanstack/react-query';
import { CandidatesError } from './CandidatesError';
import { fetchCandidates } from './fetchCandidates';

/**
 * The one query of the site, key `candidates`: read once and kept; what may pass by itself (no connection, a
 * server's bad moment) is tried once more after half a second, then the CandidatesError is the query's error.
 */
export const candidatesQuery = /* @__PURE__ */ queryOptions({
  queryKey: ['candidates'],
  queryFn: ({ signal, client, queryKey }) => {
    const { errorUpdateCount = 0, fetchFailureCount = 0 } = client.getQueryState(queryKey) ?? {};
    return fetchCandidates(signal, errorUpdateCount + fetchFailureCount > 0);
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Offline is an answer to show, not a reason to wait in silence.
  networkMode: 'always',
  refetchOnReconnect: true,
  refetchOnWindowFocus: false,
  structuralSharing: false,
  retry: (failures, error) => failures < 1 && mayPass(error),
  retryDelay: 500,
});

function mayPass(error: Error): boolean {
  return (
    error instanceof CandidatesError &&
    (error.reason === 'unreachable' || error.reason === 'status')
  );
}
