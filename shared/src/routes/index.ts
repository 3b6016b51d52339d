export { parts } from './parts';
export { paths } from './paths';
export type { Route } from './routeTable';
export { routeTable } from './routeTable';
