import { Cluster } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Actions = styled(Cluster)`
  min-height: var(--target);
  margin-block-start: var(--space-1);
  /* Not with large text or in a low window, which it would fill. */
  @media (min-width: 20rem) and (max-width: 39.99rem) and (min-height: 30rem) {
    order: 1;
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    gap: var(--space-1) var(--space-2);
    margin: 0 calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter);
    border-block-start: 1px solid var(--color-border);
    background: var(--color-page);
  }
  @media print {
    display: none;
  }
`;

export const Reason = styled.p`
  flex: 1 1 12rem;
  color: var(--color-muted);
`;
