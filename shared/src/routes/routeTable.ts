import type { PageName, RemoteName } from '../contract';
import { paths } from './paths';

type RouteOf<R extends RemoteName> = {
  name: keyof typeof paths;
  path: string;
  remote: R;
  page: PageName<R>;
  title: string;
};

/** One route: its name, its pattern, which page of which remote shows it, and the title it starts with. */
export type Route = { [R in RemoteName]: RouteOf<R> }[RemoteName];

/** Who owns which address: the one table behind the router, the prerendered pages and the gateway. */
export const routeTable: readonly Route[] = [
  {
    name: 'landing',
    path: paths.landing.path,
    remote: 'marketing',
    page: 'Landing',
    title: 'Donate Impact: make your political dollars count',
  },
  {
    name: 'about',
    path: paths.about.path,
    remote: 'marketing',
    page: 'About',
    title: 'About Us · Donate Impact',
  },
  {
    name: 'accessibility',
    path: paths.accessibility.path,
    remote: 'marketing',
    page: 'Accessibility',
    title: 'Accessibility · Donate Impact',
  },
  {
    name: 'demo',
    path: paths.demo.path,
    remote: 'wizard',
    page: 'Wizard',
    title: 'Step 1 of 3: Which issues matter to you? · Donate Impact',
  },
  {
    name: 'results',
    path: paths.results.path,
    remote: 'results',
    page: 'Results',
    title: 'Your Matches · Donate Impact',
  },
  {
    name: 'candidate',
    path: paths.candidate.path,
    remote: 'results',
    page: 'Candidate',
    title: 'Candidate · Donate Impact',
  },
  {
    name: 'confirm',
    path: paths.confirm.path,
    remote: 'results',
    page: 'Confirm',
    title: 'Confirm Your Donation · Donate Impact',
  },
];
