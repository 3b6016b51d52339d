import { Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** A label above its input. */
export const Field = styled(Stack)`
  gap: var(--space-half);

  input,
  select {
    width: 100%;
    min-height: var(--target);
    padding-inline: var(--space-1);
    border: 1px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;
