import { createQueryClient, createVisitorStore, StoreProvider } from '@donate-impact/shared/app';
import { QueryClientProvider } from '@donate-impact/shared/provided/reactQuery';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { prefetchLinks } from './navigation/prefetchLinks';
import { createFailureLog } from './remotes/createFailureLog';
import { createFederation } from './remotes/createFederation';
import { createLoader } from './remotes/createLoader';
import { dataFailure, isOfData } from './remotes/dataFailure';
import { PageBoundary } from './remotes/PageBoundary';
import type { Failure } from './remotes/RemoteError';
import { sendReport } from './remotes/sendReport';
import { fetchSiteConfig, readSiteConfig } from './remotes/siteConfig';
import { watchErrors } from './remotes/watchErrors';
import { createRoutes } from './routes';
import { siteRoutes } from './siteRoutes';

performance.mark('shell-started');
const config = readSiteConfig();
const fetchNow: typeof fetch = (...request) => fetch(...request);
const store = createVisitorStore();
const failures = createFailureLog();
const queryClient = createQueryClient((error) => {
  if (isOfData(error)) reportFailure({ ...dataFailure(error), release: config.shell });
});
const loader = createLoader(config.remotes, {
  federation: createFederation({ origins: config.origins, fetch: fetchNow }),
  fetchSiteConfig: () => fetchSiteConfig(fetchNow),
  reportFailure,
});
watchErrors(
  (found) =>
    reportFailure({
      ...found,
      release: found.remote === 'host' ? config.shell : loader.releaseOf(found.remote),
    }),
  loader.isLoading,
);

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');

// What a fragment brings besides markup belongs to the document, not to the tree that is hydrated.
const main = document.getElementById('main');
for (const node of main?.querySelectorAll(':scope > :is(link, script, style)') ?? [])
  document.head.append(node);
// From here on browsers load no page ahead any more (shared/build/speculation.ts).
document.documentElement.classList.add('started');

const routes = siteRoutes(config.remotes);
const tree = createRoutes(routes, loader);
// The first page is hydrated in its own boundary, so the router need not wait for its loader.
const first = matchRoutes(tree, window.location)?.at(-1)?.route.id;
const router = createBrowserRouter(tree, {
  hydrationData: { loaderData: first ? { [first]: null } : {} },
});
const site = (
  <StoreProvider store={store}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StoreProvider>
);
// Markup is taken over if it is that of this route, and if its fragment was there to be included.
if (config.route === first && main?.querySelector('h1'))
  startTransition(() => {
    hydrateRoot(container, site, { onRecoverableError, onCaughtError });
  });
else createRoot(container, { onCaughtError }).render(site);

const prefetch = () => prefetchLinks(routes, loader.prefetchPage);
if (document.readyState === 'complete') prefetch();
else window.addEventListener('load', prefetch, { once: true });

function reportFailure(failure: Failure) {
  failures.report(failure);
  if (config.reports) sendReport(fetchNow, failure);
}

function onRecoverableError(error: unknown) {
  // The visitor has the page all the same, so it is no failure of a release: extensions cause it, too.
  setTimeout(() => failures.isEmpty() && console.warn(error), 1000);
}

function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }) {
  // A page's boundary has already reported it.
  if (!(errorBoundary instanceof PageBoundary)) console.error(error);
}
