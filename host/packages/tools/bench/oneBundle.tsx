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
import { type Route, routeTable } from '@donate-impact/shared/routes';
import { Button, Notice, PageHeading } from '@donate-impact/shared/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Layout } from '../../../src/layout/Layout';
import { NotFound } from '../../../src/navigation/NotFound';
import { prefetchLinks } from '../../../src/navigation/prefetchLinks';

// The same site as one application: without federation, with a chunk for each route, rendered in the browser. It has
// the same prefetching of links, the same transitions, and a panel when a chunk cannot be loaded.
const loaders: Record<Route['name'], () => Promise<ComponentType>> = {
  landing: () => import('../../../../remote-marketing/src/pages/Landing').then((m) => m.Landing),
  about: () => import('../../../../remote-marketing/src/pages/About').then((m) => m.About),
  accessibility: () =>
    import('../../../../remote-marketing/src/pages/Accessibility').then((m) => m.Accessibility),
  demo: () =>
    import('../../../../remote-wizard/src/pages/Wizard').then((m) => () => (
      <EnteredPage Page={m.Wizard} onEnter={m.onEnter} />
    )),
  results: () => import('../../../../remote-results/src/pages/Results').then((m) => m.Results),
  candidate: () =>
    import('../../../../remote-results/src/pages/Candidate').then((m) => m.Candidate),
  confirm: () => import('../../../../remote-results/src/pages/Confirm').then((m) => m.Confirm),
};

const pages = routeTable.map(({ name, path }) => ({
  path,
  lazy: async () => ({ Component: await loaders[name]() }),
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
renderTransitionsAtOnce(router);

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');
createRoot(container).render(
  <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
    <RouterProvider router={router} />
  </AppProviders>,
);

const prefetch = () => prefetchLinks(({ name }) => void loaders[name]().catch(() => {}));
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
