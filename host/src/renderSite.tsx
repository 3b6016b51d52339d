import { AppProviders } from '@donate-impact/shared/app';
import { type ComponentProps, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { startNotice } from './layout/StartNotice';
import { MountContext } from './remotes/MountedPage';
import { PageBoundary } from './remotes/PageBoundary';
import { notFound } from './routes';

interface Site extends Omit<ComponentProps<typeof AppProviders>, 'children'> {
  /** The id of the route whose page the html contains; empty if it contains none. */
  prerendered: string;
  /** True once a page has failed for the visitor. */
  hasFailed: () => boolean;
}

/**
 * Takes over the markup of the page, or renders it anew if the html contains another page or none. Leaves a copy at an
 * address without a route, such as an archive’s, as it is, and returns false.
 */
export function renderSite(routes: RouteObject[], site: Site): boolean {
  const { store, queryClient, prerendered, hasFailed } = site;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root"');
  const main = document.getElementById('main');
  // A fragment's styles and scripts belong to the document, not to the tree that is hydrated.
  for (const node of main?.querySelectorAll(':scope > :is(link, script, style)') ?? [])
    document.head.append(node);
  const first = matchRoutes(routes, window.location)?.at(-1)?.route.id;
  if (prerendered && first === notFound) {
    // What can be read without scripts has nothing to say.
    if (!document.querySelector('noscript')) document.getElementById(startNotice)?.remove();
    return false;
  }
  // From here on, browsers prefetch no page any more (shared/build/writePages.ts).
  document.documentElement.classList.add('started');

  // The first page is hydrated in its own boundary, so the router need not wait for its loader.
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: first ? { [first]: null } : {} },
  });
  const tree = (
    <AppProviders store={store} queryClient={queryClient}>
      <MountContext value={{ store, queryClient, router }}>
        <RouterProvider router={router} />
      </MountContext>
    </AppProviders>
  );
  // Without a heading, the gateway had no fragment to include.
  if (prerendered === first && main?.querySelector('h1'))
    startTransition(() => {
      hydrateRoot(container, tree, { onRecoverableError, onCaughtError });
    });
  else createRoot(container, { onCaughtError }).render(tree);
  return true;

  function onRecoverableError(error: unknown) {
    // The panel of a failed remote never matches the markup. Otherwise it is no failure: extensions cause it, too.
    setTimeout(() => hasFailed() || console.warn(error), 1000);
  }
}

function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }) {
  // A page's boundary has already reported it.
  if (!(errorBoundary instanceof PageBoundary)) console.error(error);
}
