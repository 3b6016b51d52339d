import { Component, type ComponentType, type PropsWithChildren } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Navigator, Route, Router, Routes } from 'react-router';
import type { Mount, MountedSite } from '../contract';
import { AppProviders } from './AppProviders';

/**
 * Makes what a page's module exports as `mount`, in a remote that brings its own copies of React and its packages. The
 * page keeps its last location while the visitor goes to another one.
 */
export function mountPage(Page: ComponentType): Mount {
  return (element, { store, queryClient, router, onError }) => {
    const route = getRoute(router.state);
    const go =
      (replace: boolean): Navigator['push'] =>
      (to, state, options) =>
        void router.navigate(to, { ...options, state, replace });
    const navigator: Navigator = {
      createHref: router.createHref,
      go: (by) => void router.navigate(by),
      push: go(false),
      replace: go(true),
    };
    const getTree = ({ location, historyAction }: MountedSite['router']['state']) => (
      <Boundary onError={onError}>
        <AppProviders store={store} queryClient={queryClient}>
          <Router location={location} navigationType={historyAction} navigator={navigator}>
            <Routes>
              <Route path={route?.path} element={<Page />} />
            </Routes>
          </Router>
        </AppProviders>
      </Boundary>
    );
    const root = flushSync(() => {
      const tree = getTree(router.state);
      if (element.firstChild) return hydrateRoot(element, tree);
      const empty = createRoot(element);
      empty.render(tree);
      return empty;
    });
    const leave = router.subscribe((state) => {
      if (getRoute(state)?.id === route?.id) root.render(getTree(state));
    });
    return () => {
      leave();
      root.unmount();
    };
  };
}

function getRoute({ matches }: MountedSite['router']['state']) {
  return matches.at(-1)?.route;
}

/** Hands what the page throws to the shell, and shows nothing in its place. */
class Boundary extends Component<PropsWithChildren<Pick<MountedSite, 'onError'>>> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError(thrown);
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
