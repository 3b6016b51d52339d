import { prerenderRoutes } from '@donate-impact/shared/app/prerenderPage';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LayoutWithGlobalStyle } from './layout/LayoutWithGlobalStyle';
import { NotFound } from './navigation/NotFound';

/** Stands in the markup where the gateway includes the remote's fragment. */
export const marker = '<!--page-->';

/** The shell of one route. The boundary is the one in which the page will be hydrated. */
export function renderShell(pattern: string) {
  const page = { path: pattern, element: <Suspense>{'@page@'}</Suspense> };
  const { html, css } = prerenderRoutes(framed(page), pattern.replace(/:\w+/g, '-'));
  return { html: html.replace('@page@', marker), css };
}

/** The shell with the page for unknown addresses. */
export function renderNotFound() {
  return prerenderRoutes(framed({ path: '*', element: <NotFound /> }), '/not-found');
}

function framed(page: RouteObject): RouteObject[] {
  return [{ element: <LayoutWithGlobalStyle />, children: [page] }];
}
