/** What the site uses of @tanstack/react-query; the shell shares this module under that name. */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
