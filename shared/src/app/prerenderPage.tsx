import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { AppProviders } from './AppProviders';
import { createQueryClient } from './createQueryClient';
import { createStore } from './createStore';

/** The markup and critical CSS of an initial state, both as HTML. */
export interface Prerendered {
  html: string;
  css: string;
}

/**
 * Renders one URL of a route tree in its initial state: nothing answered, no data yet. For builds, in Node.
 * @param next a route tree whose styles are added
 */
export function prerenderRoutes(
  routes: RouteObject[],
  url: string,
  next: RouteObject[] = [],
): Prerendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = rendered(sheet, routes, url);
    if (next.length > 0) rendered(sheet, next, url);
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function rendered(sheet: ServerStyleSheet, routes: RouteObject[], url: string) {
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  try {
    return renderToString(
      sheet.collectStyles(
        <AppProviders store={createStore()} queryClient={createQueryClient()}>
          <RouterProvider router={router} />
        </AppProviders>,
      ),
    );
  } finally {
    router.dispose();
  }
}

/** Renders one page of a remote under its route's pattern, with the styles of what it shows next. */
export function prerenderPage(pattern: string, page: ReactNode, next?: ReactNode): Prerendered {
  const getRoute = (element: ReactNode) => [{ path: pattern, element }];
  return prerenderRoutes(
    getRoute(page),
    pattern.replace(/:[\w-]+|\*/g, '-'),
    next ? getRoute(next) : [],
  );
}
