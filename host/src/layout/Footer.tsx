import { paths } from '@donate-impact/shared/routes';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Mark } from './Wordmark';

/** The footer of every page. */
export function Footer() {
  return (
    <Strip>
      <div>
        <Mark />
        <p>Every candidate, district and poll on this site is invented.</p>
        <div data-print="hide">
          <Link to={paths.accessibility.getHref()}>Accessibility</Link>
          <a href="/licenses">Licenses</a>
        </div>
      </div>
    </Strip>
  );
}

const Strip = styled.footer`
  border-block-start: 1px solid var(--color-border);
  padding: var(--space-3) var(--gutter);
  color: var(--color-muted);
  font-size: var(--text-small);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-2);
    max-width: calc(var(--page-width) - 2 * var(--gutter));
    margin-inline: auto;
  }
  /* The width of both links, so that the first does not move when the second arrives. */
  div > div { flex: 0 1 10.5rem; display: flex; justify-content: space-between; }
  p { flex: 1 1 15rem; max-width: none; padding-block: var(--space-half); }
  a { padding-block: var(--space-half); color: inherit; }
`;
