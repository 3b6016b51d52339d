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

/** Renders one address of a route tree in its initial state: nothing answered, no data yet. For builds, in Node. */
export function prerenderRoutes(routes: RouteObject[], address: string): Prerendered {
  const sheet = new ServerStyleSheet();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  try {
    const html = renderToString(
      sheet.collectStyles(
        <AppProviders store={createStore()} queryClient={createQueryClient()}>
          <RouterProvider router={router} />
        </AppProviders>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
    router.dispose();
  }
}

/** Renders one page of a remote under its route's pattern. */
export function prerenderPage(pattern: string, page: ReactNode): Prerendered {
  return prerenderRoutes([{ path: pattern, element: page }], pattern.replace(/:\w+/g, '-'));
}
