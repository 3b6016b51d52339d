export { declarations } from './declarations';
export { paths } from './paths';
export type { Route } from './routeTable';
export { getId, routeTable } from './routeTable';
