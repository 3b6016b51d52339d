import { createQueryClient, QueryClientContext } from '@donate-impact/shared/app';
import * as provided from '@donate-impact/shared/provided/reactQuery';
import { useContext } from 'react';

/**
 * Creates the query client of the tab, and React Query as remotes import it: what they read goes through that client,
 * without a provider around their pages.
 * @param onError is called with the error of each query that fails
 */
export function createQueries(onError?: (error: Error) => void) {
  const client = createQueryClient(onError);
  client.mount();
  // biome-ignore lint/correctness/noComponentHookFactories: a tab creates it once
  const useQuery = (...[options, own]: Parameters<typeof provided.useQuery>) => {
    const nearest = useContext(QueryClientContext);
    return provided.useQuery(options, own ?? nearest ?? client);
  };
  return { client, reactQuery: { ...provided, useQuery } };
}
