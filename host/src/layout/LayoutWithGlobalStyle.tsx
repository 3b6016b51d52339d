import { GlobalStyle } from '@donate-impact/shared/ui';
import { Layout, type LayoutProps } from './Layout';

/** The frame with the styles of every page. In production only the build renders it, so scripts do not contain them. */
export function LayoutWithGlobalStyle(props: LayoutProps) {
  return (
    <>
      <GlobalStyle />
      <Layout {...props} />
    </>
  );
}
