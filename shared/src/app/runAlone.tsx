import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { OnEnter, RemoteName, RemotePages } from '../contract';
import { routeTable } from '../routes';
import { GlobalStyle, PageHeading, PrototypeBanner } from '../ui';
import { AppProviders } from './AppProviders';
import { createQueryClient } from './createQueryClient';
import { createVisitorStore } from './createVisitorStore';
import { EnteredPage } from './EnteredPage';

/**
 * Runs one remote's pages without a shell, with the same providers, at the URLs of the site. `entries` names
 * what a page does on entry. Throws when the page has no element `root`.
 */
export function runAlone<R extends RemoteName>(
  remote: R,
  pages: RemotePages[R],
  entries: Partial<Record<keyof RemotePages[R], OnEnter>> = {},
) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root"');
  createRoot(container).render(
    <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
      <RouterProvider
        router={createRouter(
          remote,
          new Map(Object.entries(pages)),
          new Map(Object.entries(entries)),
        )}
      />
    </AppProviders>,
  );
}

function createRouter(
  remote: RemoteName,
  pages: Map<string, ComponentType>,
  entries: Map<string, OnEnter>,
) {
  const own = routeTable.filter((route) => route.remote === remote);
  return createBrowserRouter([
    {
      element: <Frame />,
      children: [
        ...own.map(({ path, page }) => {
          const Page = pages.get(page);
          const onEnter = entries.get(page);
          // The key keeps React from taking the next page for the same one.
          return {
            path,
            element: Page && <EnteredPage key={path} Page={Page} onEnter={onEnter} />,
          };
        }),
        { path: '*', element: <ElsewherePage remote={remote} home={own[0]?.path ?? '/'} /> },
      ],
    },
  ]);
}

function Frame() {
  return (
    <>
      <GlobalStyle />
      <PrototypeBanner />
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}

function ElsewherePage({ remote, home }: { remote: RemoteName; home: string }) {
  return (
    <>
      <PageHeading>A page of another remote</PageHeading>
      <p>
        Only the remote “{remote}” runs here, and this URL belongs to another one. This remote
        starts at <a href={home}>{home}</a>.
      </p>
    </>
  );
}
