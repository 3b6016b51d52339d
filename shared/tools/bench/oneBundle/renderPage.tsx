import { prerenderRoutes } from '@donate-impact/shared/app/prerenderPage';
import type { Route } from '@donate-impact/shared/routes';
import { LayoutWithGlobalStyle } from '../../../../host/src/layout/LayoutWithGlobalStyle';
import { loadPage, oneBundleRoutes } from './loadPage';

/** Renders a page of the one bundle in its initial state, in Node. */
export async function renderPage(route: Route) {
  const { path } = route;
  const Page = await loadPage(route);
  const routes = [
    {
      element: <LayoutWithGlobalStyle routes={oneBundleRoutes} />,
      children: [{ path, element: <Page /> }],
    },
  ];
  return prerenderRoutes(routes, path.replace(/:\w+/g, '-'));
}
