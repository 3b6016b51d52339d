/** The parts of @tanstack/react-query that the site uses; the shell shares this module under that name. */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
