// First: styled-components looks for prerendered styles when it starts, and components register their ids.
import '@donate-impact/patches/browser/adoptStyles';

import { lendRuntime } from '@donate-impact/patches/browser/lendRuntime';
import {
  renderTransitionsAtOnce,
  settleTransitions,
} from '@donate-impact/patches/browser/transitions';
import { createVisitorStore, StoreProvider } from '@donate-impact/shared/app';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { carryOver, takeCarried } from './carryOver';
import { createFailureLog } from './federation/createFailureLog';
import { createLoader } from './federation/createLoader';
import { createReload } from './federation/createReload';
import { createScriptRunner } from './federation/createScriptRunner';
import { createShareScope } from './federation/createShareScope';
import { createCurrentAddress } from './federation/currentAddress';
import { dataFailure, isOfData } from './federation/dataFailure';
import { lazyQueries } from './federation/lazyQueries';
import { PageBoundary } from './federation/PageBoundary';
import type { Failure } from './federation/RemoteError';
import { remoteAddresses } from './federation/remoteAddresses';
import { sendReport } from './federation/sendReport';
import { watchErrors } from './federation/watchErrors';
import { watchLazyChunks } from './federation/watchLazyChunks';
import { createRenderAhead } from './navigation/createRenderAhead';
import { delayLoading } from './navigation/delayLoading';
import { holdHistory } from './navigation/holdHistory';
import { measureSlowness } from './navigation/measureSlowness';
import { prefetchLinks } from './navigation/prefetchLinks';
import { createRoutes } from './routes';

performance.mark('shell-started');
const isSlow = measureSlowness();

const store = createVisitorStore(takeCarried());
const failures = createFailureLog();
const fetchNow: typeof fetch = (...request) => fetch(...request);
watchErrors(reportFailure);
const addresses = remoteAddresses();
const currentAddress = createCurrentAddress(fetchNow);
const reloadForRelease = createReload({
  fetch: fetchNow,
  currentAddress,
  carryOver: () => carryOver(store.getState().preferences),
});
lendRuntime();
const runScript = createScriptRunner();
const queries = lazyQueries({
  runScript,
  onError: (error) => isOfData(error) && reportFailure(dataFailure(error)),
});
const loader = createLoader({
  addresses,
  fetch: fetchNow,
  runScript,
  shareScope: createShareScope(queries.load),
  isFetching: () => (queries.client()?.isFetching() ?? 0) > 0,
  reportFailure,
  reloadForRelease,
  currentAddress,
});
watchLazyChunks({ addresses, loader, reloadForRelease });
settleTransitions();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');

// What a fragment brings besides markup belongs to the document, not to the tree that is hydrated.
const main = document.getElementById('main');
for (const node of main?.querySelectorAll(':scope > :is(link, script)') ?? [])
  document.head.append(node);
// From here on browsers load no page ahead any more (shared/packages/build/speculation.ts).
document.documentElement.classList.add('started');

const routes = createRoutes(loader);
// The first page is hydrated in its own boundary, so the router need not wait for its loader.
const first = matchRoutes(routes, window.location)?.at(-1)?.route.id;
const releaseHistory = holdHistory();
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: first ? { [first]: null } : {} },
});
renderTransitionsAtOnce(router, isSlow);
delayLoading(router);
releaseHistory(router);

const site = (
  <StoreProvider store={store}>
    <RouterProvider router={router} />
  </StoreProvider>
);
// Markup is taken over if it is that of this route, and if its fragment was there to be included.
const isPrerendered = document.documentElement.dataset.route === (first ?? 'not-found');
if (isPrerendered && main?.querySelector('h1'))
  startTransition(() => {
    hydrateRoot(container, site, { onRecoverableError, onCaughtError });
  });
else createRoot(container, { onCaughtError }).render(site);

const renderAhead = createRenderAhead({ store, queryClient: queries.client });
const prefetch = () =>
  prefetchLinks(async ({ route, address, isLikely }) => {
    const loaded = await loader.prefetchPage(route);
    if (loaded && isLikely) renderAhead(route, address, loaded);
  });
if (document.readyState === 'complete') prefetch();
else window.addEventListener('load', prefetch, { once: true });

function reportFailure(failure: Failure) {
  failures.report(failure);
  sendReport(fetchNow, failure);
}

function onRecoverableError(error: unknown) {
  // A page that cannot be shown gives way to a panel, now or soon, and that is reported on its own.
  setTimeout(() => failures.isEmpty() && reportError(error), 1000);
}

function onCaughtError(error: unknown, { errorBoundary }: { errorBoundary?: unknown }) {
  // A page's boundary has already reported it.
  if (!(errorBoundary instanceof PageBoundary)) console.error(error);
}
