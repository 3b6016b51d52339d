import { GlobalStyle } from '@donate-impact/shared/ui';
import { Layout } from './Layout';

/** The frame with the styles of every page. The shell renders it in its build only: no browser is to compile them. */
export function StyledLayout() {
  return (
    <>
      <GlobalStyle />
      <Layout />
    </>
  );
}
