import {
  renderTransitionsAtOnce,
  settleTransitions,
} from '@donate-impact/patches/browser/transitions';
import { AppProviders, createQueryClient, createVisitorStore } from '@donate-impact/shared/app';
import { idOf, routeTable } from '@donate-impact/shared/routes';
import { Button, Notice, PageHeading } from '@donate-impact/shared/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
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

// The same site as one application: without federation, with a chunk for each route, rendered in the browser, or
// hydrated where the page is prerendered. It has the same prefetching of links, the same transitions, and a panel when a
// chunk cannot be loaded.
const pages = routeTable.map(
  (route): RouteObject => ({
    path: route.path,
    lazy: async () => ({ Component: await loadPage(route) }),
  }),
);

const routes: RouteObject[] = [
  {
    element: <LayoutWithGlobalStyle />,
    children: [
      { errorElement: <Failure />, children: [...pages, { path: '*', element: <NotFound /> }] },
    ],
  },
];

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');
const isPrerendered = container.hasChildNodes();
void start(container);

async function start(root: Element) {
  if (isPrerendered) await loadFirst();
  settleTransitions();
  const router = createBrowserRouter(routes);
  renderTransitionsAtOnce(router, measureSlowness());
  delayLoading(router);
  const site = (
    <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  if (isPrerendered) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

/** Loads the page that is prerendered, so that the router has it when its markup is taken over. */
async function loadFirst() {
  const first = matchRoutes(pages, window.location)?.[0]?.route;
  if (typeof first?.lazy !== 'function') return;
  Object.assign(first, { ...(await first.lazy()), lazy: undefined });
}

const prefetch = () => prefetchLinks(({ route }) => void modules[idOf(route)]?.().catch(() => {}));
if (document.readyState === 'complete') prefetch();
else window.addEventListener('load', prefetch, { once: true });

function Failure() {
  const reload = <Button onClick={() => window.location.reload()}>Try again</Button>;
  return (
    <>
      <PageHeading>This page cannot be shown right now</PageHeading>
      <Notice tone="alert" title="This part of the site does not answer." actions={reload}>
        <p>Your answers are kept.</p>
      </Notice>
    </>
  );
}
