import type { PageId } from '../contract';
import { declarations } from './declarations';

/** One route: its pattern, which page of which remote shows it, the title it starts with, and its link in the top bar. */
export type Route = PageId & { path: string; title: string; link?: string };

/** The id of a route, such as `wizard/Wizard`. */
export const getId = ({ remote, page }: Route) => `${remote}/${page}`;

/** Who owns which URL: the one table behind the router, the prerendered pages and the gateway. */
export const routeTable = Object.entries(declarations).flatMap(([remote, { pages }]) =>
  Object.entries(pages).map(([page, declared]) => ({ remote, page, ...declared })),
) as readonly Route[];
