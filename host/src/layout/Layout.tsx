import { PrototypeBanner } from '@donate-impact/shared/ui';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import styled from 'styled-components';
import { RouteFocus } from '../navigation/RouteFocus';
import type { SiteRoute } from '../siteRoutes';
import { Footer } from './Footer';
import { NavigationProgress } from './NavigationProgress';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useHeldEnter } from './useHeldEnter';

/** The frame of every page: skip link, banner, top bar, the page itself, footer. */
export function Layout({ routes }: { routes: readonly SiteRoute[] }) {
  useHeldEnter();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <PrototypeBanner />
      <TopBar routes={routes} />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      <RouteFocus />
      <ScrollRestoration getKey={getEntryKey} />
    </>
  );
}

/** An address typed over another page has the key of the first page as well, and is not to have its place. */
function getEntryKey({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

const Main = styled.main`
  min-height: 70vh;
`;
