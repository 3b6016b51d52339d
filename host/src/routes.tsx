import { paths, type Route, routeTable } from '@donate-impact/shared/routes';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AccessibilityRoute } from './accessibility/AccessibilityRoute';
import { accessibilityLoader } from './accessibility/loadAccessibility';
import { loadPage } from './federation/loadPage';
import { RemotePage } from './federation/RemotePage';
import { Layout } from './layout/Layout';
import { NotFound } from './navigation/NotFound';
import { nextPaint } from './navigation/transitions';

/** The router's tree, made from the route table. A navigation waits until the next page is loaded or has failed. */
export function createRoutes(): RouteObject[] {
  const pages = routeTable.map(
    (route): RouteObject => ({
      id: route.name,
      path: route.path,
      caseSensitive: true,
      element: <RouteElement route={route} />,
      loader: async ({ request }) => {
        await Promise.all([loadPage(route.remote, route.page as never, request.url), nextPaint()]);
        return null;
      },
    }),
  );
  const accessibility: RouteObject = {
    id: 'accessibility',
    path: paths.accessibility.path,
    element: <AccessibilityRoute />,
    loader: accessibilityLoader,
  };
  return frame([...pages, accessibility, { id: 'not-found', path: '*', element: <NotFound /> }]);
}

/** The shell around one given page, for prerendering. */
export function frame(children: RouteObject[]): RouteObject[] {
  return [{ element: <Layout />, children }];
}

function RouteElement({ route }: { route: Route }): ReactNode {
  switch (route.remote) {
    case 'marketing':
      return <RemotePage remote="marketing" page={route.page} />;
    case 'wizard':
      return <RemotePage remote="wizard" page={route.page} />;
    case 'results':
      return <RemotePage remote="results" page={route.page} />;
  }
}
