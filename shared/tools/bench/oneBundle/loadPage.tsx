import { EnteredPage } from '@donate-impact/shared/app';
import type { OnEnter } from '@donate-impact/shared/contract';
import { getId, type Route, routeTable } from '@donate-impact/shared/routes';
import type { ComponentType } from 'react';
import { modules } from './modules';

/** Loads the chunk of a page of the one bundle, and gives the page. */
export async function loadPage(route: Route): Promise<ComponentType> {
  const module: Record<string, unknown> = { ...(await modules[getId(route)]?.()) };
  const onEnter = module.onEnter as OnEnter | undefined;
  return () => <EnteredPage Page={module[route.page] as ComponentType} onEnter={onEnter} />;
}

/** The routes of the one bundle, which knows them from its build. */
export const oneBundleRoutes = routeTable.map((route) => ({ ...route, id: getId(route) }));
