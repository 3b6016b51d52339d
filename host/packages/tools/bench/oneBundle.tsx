import {
  renderTransitionsAtOnce,
  settleTransitions,
} from '@donate-impact/patches/browser/transitions';
import { AppProviders, createQueryClient, createVisitorStore } from '@donate-impact/shared/app';
import { idOf, routeTable } from '@donate-impact/shared/routes';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { LayoutWithGlobalStyle } from '../../../src/layout/LayoutWithGlobalStyle';
import { delayLoading } from '../../../src/navigation/delayLoading';
import { measureSlowness } from '../../../src/navigation/measureSlowness';
import { NotFound } from '../../../src/navigation/NotFound';
import { prefetchLinks } from '../../../src/navigation/prefetchLinks';
import { loadPage } from './loadPage';
import { modules } from './modules';

// The same site as one application: without federation, with a chunk for each route, prerendered and hydrated. It has the
// same prefetching of links and the same transitions.
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
  settleTransitions();
  const children = [...pages, { path: '*', element: <NotFound /> }];
  const router = createBrowserRouter([{ element: <LayoutWithGlobalStyle />, children }]);
  renderTransitionsAtOnce(router, measureSlowness());
  delayLoading(router);
  hydrateRoot(
    root,
    <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

const prefetch = () => prefetchLinks(({ route }) => void modules[idOf(route)]?.().catch(() => {}));
if (document.readyState === 'complete') prefetch();
else window.addEventListener('load', prefetch, { once: true });
