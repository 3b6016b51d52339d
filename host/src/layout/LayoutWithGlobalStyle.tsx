import { GlobalStyle } from '@donate-impact/shared/ui';
import type { SiteRoute } from '../siteRoutes';
import { Layout } from './Layout';

/** The frame with the styles of every page. In production only the build renders it, so scripts do not contain them. */
export function LayoutWithGlobalStyle({ routes }: { routes: readonly SiteRoute[] }) {
  return (
    <>
      <GlobalStyle />
      <Layout routes={routes} />
    </>
  );
}
