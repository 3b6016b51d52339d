import { getId, routeTable } from '@donate-impact/shared/routes';

/** The routes of the one bundle, which knows them from its build. */
export const oneBundleRoutes = routeTable.map((route) => ({ ...route, id: getId(route) }));
