import { EnteredPage } from '@donate-impact/shared/app';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { LayoutWithGlobalStyle } from './layout/LayoutWithGlobalStyle';
import { NotFound } from './navigation/NotFound';
import type { Loader } from './remotes/createLoader';
import { RemotePage } from './remotes/RemotePage';
import type { SiteRoute } from './siteRoutes';

/** The id of the route of every address without a page. */
export const notFound = 'not-found';

/** The router's tree, made from the site’s routes. A navigation waits until the next page is loaded or has failed. */
export function createRoutes(routes: readonly SiteRoute[], loader: Loader): RouteObject[] {
  const pages = routes.map(
    (route): RouteObject => ({
      id: route.id,
      path: route.path,
      caseSensitive: true,
      // Without the key, React would take the next page for the same one with other content.
      element: <RemotePage key={route.id} loader={loader} page={route} />,
      loader: async () => {
        await loader.loadPage(route);
        return null;
      },
    }),
  );
  const children = [
    ...pages,
    { id: notFound, path: '*', element: <EnteredPage Page={NotFound} /> },
  ];
  // Production pages have the styles in their html.
  const Frame = process.env.NODE_ENV === 'development' ? LayoutWithGlobalStyle : Layout;
  return [{ element: <Frame routes={routes} pending={loader.pending} />, children }];
}
