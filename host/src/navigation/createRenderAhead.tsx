import { type AppStore, createStore, StoreProvider } from '@donate-impact/shared/app';
import { donationChosen } from '@donate-impact/shared/preferences';
import { idOf, type Route } from '@donate-impact/shared/routes';
import { spreadSize } from '@donate-impact/shared/scoring';
import { Activity, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { LazyQueries } from '../federation/lazyQueries';
import type { LoadedPage } from '../federation/Remote';

interface Site {
  store: AppStore;
  queryClient: LazyQueries['client'];
}

/**
 * Gives a function that renders a page which the visitor may open next, once, in short pieces while the browser is idle,
 * and drops it: when it is opened, its functions have run and its styles are there. It is never part of the document, no
 * effect of it runs, so it requests and announces nothing, and what it throws is reported only when it is opened.
 */
export function createRenderAhead(site: Site) {
  const rendered = new Set<string>();

  return (route: Route, address: string, loaded: LoadedPage) => {
    if (rendered.has(idOf(route))) return;
    rendered.add(idOf(route));
    const { Page } = loaded;
    const router = createMemoryRouter(
      [{ path: route.path, element: <Page />, errorElement: <></> }],
      { initialEntries: [address] },
    );
    createRoot(document.createElement('div'), {
      onCaughtError: ignore,
      onRecoverableError: ignore,
      onUncaughtError: ignore,
    }).render(
      <Activity mode="hidden">
        <StoreProvider store={afterDonate(site)}>
          <Suspense>
            <RouterProvider router={router} onError={ignore} />
          </Suspense>
        </StoreProvider>
      </Activity>,
    );
  };
}

/** A copy of the store in which Donate was pressed, because the page that this leads to shows nothing else before. */
function afterDonate({ store, queryClient }: Site) {
  const copy = createStore(store.getState());
  const file = queryClient()?.getQueryData<{ candidates: { id: string }[] }>(['candidates']);
  const ids = file?.candidates.slice(0, spreadSize).map(({ id }) => id) ?? [];
  copy.dispatch(donationChosen({ ids, clickedId: ids[0] ?? null, origin: 'results' }));
  return copy;
}

function ignore() {}
