import { prerenderRoutes } from '@donate-impact/shared/app/prerenderPage';
import { GlobalStyle } from '@donate-impact/shared/ui';
import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { NotFound } from './navigation/NotFound';
import { frame } from './routes';

/** Stands in the markup where the gateway includes the remote's fragment. */
export const marker = '<!--page-->';

/** The shell of one route. The boundary is the one in which the page will be hydrated. */
export function renderShell(pattern: string) {
  const page = { path: pattern, element: <Suspense>{'@page@'}</Suspense> };
  const { html, css } = prerenderRoutes(styled(frame([page])), pattern.replace(/:\w+/g, '-'));
  return { html: html.replace('@page@', marker), css };
}

/** The shell with the page for unknown addresses. */
export function renderNotFound() {
  return prerenderRoutes(styled(frame([{ path: '*', element: <NotFound /> }])), '/not-found');
}

/** The same with the styles of every page, which come with the html only: nothing is to compile them in a browser. */
function styled(children: RouteObject[]): RouteObject[] {
  const element = (
    <>
      <GlobalStyle />
      <Outlet />
    </>
  );
  return [{ element, children }];
}
