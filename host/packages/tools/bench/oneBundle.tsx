import {
  renderTransitionsAtOnce,
  settleTransitions,
} from '@donate-impact/patches/browser/transitions';
import {
  AppProviders,
  createQueryClient,
  createVisitorStore,
  EnteredPage,
} from '@donate-impact/shared/app';
import type { OnEnter } from '@donate-impact/shared/contract';
import { idOf, type Route, routeTable } from '@donate-impact/shared/routes';
import { Button, Notice, PageHeading } from '@donate-impact/shared/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Layout } from '../../../src/layout/Layout';
import { measureSlowness } from '../../../src/navigation/measureSlowness';
import { NotFound } from '../../../src/navigation/NotFound';
import { prefetchLinks } from '../../../src/navigation/prefetchLinks';
import { modules } from './modules';

// The same site as one application: without federation, with a chunk for each route, rendered in the browser. It has
// the same prefetching of links, the same transitions, and a panel when a chunk cannot be loaded.
async function loadPage(route: Route): Promise<ComponentType> {
  const module: Record<string, unknown> = { ...(await modules[idOf(route)]?.()) };
  const onEnter = module.onEnter as OnEnter | undefined;
  return () => <EnteredPage Page={module[route.page] as ComponentType} onEnter={onEnter} />;
}

const pages = routeTable.map((route) => ({
  path: route.path,
  lazy: async () => ({ Component: await loadPage(route) }),
}));

const routes = [
  {
    element: <Layout />,
    children: [
      { errorElement: <Failure />, children: [...pages, { path: '*', element: <NotFound /> }] },
    ],
  },
];

settleTransitions();
const router = createBrowserRouter(routes);
renderTransitionsAtOnce(router, measureSlowness());

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');
createRoot(container).render(
  <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
    <RouterProvider router={router} />
  </AppProviders>,
);

const prefetch = () => prefetchLinks((route) => void modules[idOf(route)]?.().catch(() => {}));
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
