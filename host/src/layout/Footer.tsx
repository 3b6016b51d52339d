import { paths } from '@donate-impact/shared/routes';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** The footer of every page. */
export function Footer() {
  return (
    <Strip>
      <div>
        <p>
          Every candidate, district and poll on this site is invented. Your answers stay in your
          browser.
        </p>
        <Link to={paths.accessibility.getHref()} data-print="hide" viewTransition>
          Accessibility
        </Link>
        <a href="/licenses" data-print="hide">
          Licenses
        </a>
      </div>
    </Strip>
  );
}

const Strip = styled.footer`
  border-block-start: 1px solid var(--color-border);
  padding: var(--space-3) var(--gutter);
  color: var(--color-muted);
  font-size: var(--text-small);
  & > div { max-width: calc(var(--page-width) - 2 * var(--gutter)); margin-inline: auto; }
  a { display: inline-block; padding-block: var(--space-1); margin-inline-end: var(--space-2); color: inherit; }
`;
