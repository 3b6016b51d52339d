import styled from 'styled-components';
import { media } from './media';

/** The notice at the top of every page, in normal flow. */
export function PrototypeBanner() {
  return (
    <Strip aria-label="Prototype notice">
      <p>Prototype, Synthetic data, Not a political committee</p>
    </Strip>
  );
}

const Strip = styled.section`
  background: var(--color-banner);
  color: var(--color-on-banner);
  border-block-end: 1px solid var(--color-border);
  padding: var(--space-1) var(--gutter);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.4;
  p { max-width: calc(var(--page-width) - 2 * var(--gutter)); margin-inline: auto; }
  /* In the same two lines in every typeface, so that nothing moves when the right one arrives. */
  @media ${media.phone} { p { max-width: 14em; margin-inline: 0; } }
`;
