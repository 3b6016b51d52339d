import { media, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** The sample run and the card in one place, so that nothing moves when one follows the other. */
export const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
  & > figure {
    align-self: start;
  }
  /* A whole ballot beside the headline. */
  & > section {
    align-content: center;
    visibility: hidden;
    h2 { font-size: var(--text-h1); }
    p { font-size: var(--text-lead); }
  }
  @media ${media.wide} {
    align-self: stretch;
  }
  @media (prefers-reduced-motion: reduce) {
    & > figure {
      display: none;
    }
    & > section {
      visibility: visible;
    }
  }
`;

/** A sheet of paper with the timing marks of a ballot along its edge. */
export const Sheet = styled(Stack)`
  --ground: var(--color-surface);
  position: relative;
  gap: var(--space-1);
  background: var(--ground);
  border: var(--rule);
  padding: var(--space-2) var(--space-2) var(--space-2) calc(var(--space-4) + var(--space-1));
  &::before {
    content: '';
    position: absolute;
    inset: var(--space-2) auto var(--space-2) var(--space-1);
    width: var(--space-2);
    /* As many as fit, none of them cut. */
    background: linear-gradient(var(--color-text) 40%, transparent 0) 0 0 / 100% var(--space-3) round;
    @media (forced-colors: active) {
      display: none;
    }
  }
`;
