import { AppProviders, createQueryClient, createVisitorStore } from '@donate-impact/shared/app';
import { routeTable } from '@donate-impact/shared/routes';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { LayoutWithGlobalStyle } from '../../../../host/src/layout/LayoutWithGlobalStyle';
import { NotFound } from '../../../../host/src/navigation/NotFound';
import { prefetchLinks } from '../../../../host/src/navigation/prefetchLinks';
import { loadPage, oneBundleRoutes } from './loadPage';
import { modules } from './modules';

// The same site as one application: without federation, with a chunk for each route, prerendered and hydrated. It has the
// same prefetching of links.
const pages = routeTable.map(
  (route): RouteObject => ({
    path: route.path,
    lazy: async () => ({ Component: await loadPage(route) }),
  }),
);

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');
void start(container);

async function start(root: Element) {
  // The router has the prerendered page before its markup is taken over.
  const first = matchRoutes(pages, window.location)?.[0]?.route;
  if (typeof first?.lazy === 'function')
    Object.assign(first, { ...(await first.lazy()), lazy: undefined });
  const children = [...pages, { path: '*', element: <NotFound /> }];
  const router = createBrowserRouter([
    { element: <LayoutWithGlobalStyle routes={oneBundleRoutes} />, children },
  ]);
  hydrateRoot(
    root,
    <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

const prefetch = () =>
  prefetchLinks(oneBundleRoutes, ({ id }) => void modules[id]?.().catch(() => {}));
window.addEventListener('load', prefetch, { once: true });
