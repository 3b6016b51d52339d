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
  const components = new Map<string, ComponentType>(Object.entries(pages));
  const entryOf = new Map<string, OnEnter>(Object.entries(entries));
  const own = routeTable.filter((route) => route.remote === remote);
  const children = own.map(({ path, page }) => {
    const Page = components.get(page);
    // The key keeps React from taking the next page for the same one.
    const element = Page && <EnteredPage key={path} Page={Page} onEnter={entryOf.get(page)} />;
    return { path, element };
  });
  const home = own[0]?.path ?? '/';
  children.push({ path: '*', element: <ElsewherePage remote={remote} home={home} /> });
  createRoot(container).render(
    <AppProviders store={createVisitorStore()} queryClient={createQueryClient()}>
      <RouterProvider router={createBrowserRouter([{ element: <Frame />, children }])} />
    </AppProviders>,
  );
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
