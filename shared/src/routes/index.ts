export type { Part } from './parts';
export { listOffers, parts } from './parts';
export { paths } from './paths';
export type { Route } from './routeTable';
export { idOf, routeTable } from './routeTable';
