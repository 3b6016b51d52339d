import { prerenderRoutes } from '@donate-impact/shared/app/prerenderPage';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LayoutWithGlobalStyle } from './layout/LayoutWithGlobalStyle';
import { NotFound } from './navigation/NotFound';

export { provided } from './remotes/provided';

/** Stands in the markup where the gateway puts the page of a remote. */
export const marker = '<!--page-->';

/** The frame of every page. The boundary is the one in which the page will be hydrated. */
export function renderFrame() {
  const page = { path: '/-', element: <Suspense>{'@page@'}</Suspense> };
  const { html, css } = prerenderRoutes(framed(page), '/-');
  return { html: html.replace('@page@', marker), css };
}

/** The frame with the page for unknown URLs. */
export function renderNotFound() {
  return prerenderRoutes(framed({ path: '*', element: <NotFound /> }), '/not-found');
}

// The gateway adds the links of the top bar.
function framed(page: RouteObject): RouteObject[] {
  return [{ element: <LayoutWithGlobalStyle routes={[]} />, children: [page] }];
}
