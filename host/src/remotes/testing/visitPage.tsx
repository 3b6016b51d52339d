import { AppProviders, createQueryClient, createStore } from '@donate-impact/shared/app';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Loader, ModuleId } from '../createLoader';
import { RemotePage } from '../RemotePage';

/** Shows a page of a remote in a frame, for tests, with a router, a store and a query client of its own. */
export async function visitPage(loader: Loader, page: ModuleId) {
  const element = (
    <>
      <p>The frame</p>
      <main id="main">
        <RemotePage loader={loader} page={page} />
      </main>
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const store = createStore();
  await act(async () =>
    render(
      <AppProviders store={store} queryClient={createQueryClient()}>
        <RouterProvider router={router} />
      </AppProviders>,
    ),
  );
  return { router, store };
}
