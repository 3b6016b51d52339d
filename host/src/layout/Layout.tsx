import { media, PrototypeBanner } from '@donate-impact/shared/ui';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import styled from 'styled-components';
import { RouteFocus } from '../navigation/RouteFocus';
import type { SiteRoute } from '../siteRoutes';
import { Footer } from './Footer';
import { NavigationProgress, type NavigationProgressProps } from './NavigationProgress';
import { SkipLink } from './SkipLink';
import { StartNotice } from './StartNotice';
import { TopBar } from './TopBar';
import { useSinglePress } from './useSinglePress';

export interface LayoutProps extends NavigationProgressProps {
  routes: readonly SiteRoute[];
}

/** The frame of every page: skip link, banner, top bar, the page itself, footer. */
export function Layout({ routes, pending }: LayoutProps) {
  useSinglePress();
  return (
    <>
      <SkipLink />
      <NavigationProgress pending={pending} />
      <PrototypeBanner />
      <TopBar routes={routes} />
      <StartNotice />
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

/* The footer of a short page is at the end of the window. */
const Main = styled.main`
  min-height: 70vh;

  @media ${media.small} {
    min-height: calc(100vh - 11.25rem);
  }
`;
