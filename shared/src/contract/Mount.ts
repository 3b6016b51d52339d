import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import type { Store } from 'redux';
import type { RootState } from '../preferences/preferencesSelectors';

/** What the shell gives a page that it mounts. */
export interface MountedSite {
  store: Store<RootState>;
  queryClient: QueryClient;
  router: Pick<
    ReturnType<typeof createBrowserRouter>,
    'state' | 'subscribe' | 'navigate' | 'createHref'
  >;
  /** Takes what the page throws while it renders: the panel then replaces the page. */
  onError: (thrown: unknown) => void;
}

/**
 * Shows a page with copies of its own of the packages that the shell provides: hydrates the markup in the element, or
 * renders into an empty one, before it returns. The module of a page may export it as `mount`, instead of a component.
 * Returns what removes the page. What it throws counts as thrown by the page.
 */
export type Mount = (element: HTMLElement, site: MountedSite) => () => void;
