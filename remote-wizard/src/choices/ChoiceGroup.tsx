import { media } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceGroupProps {
  legend: string;
  /** Cards side by side where there is room; one below the other otherwise. */
  columns?: boolean;
  children: ReactNode;
}

/** The choices of one step, under a legend that says how many to choose. */
export function ChoiceGroup({ legend, columns = false, children }: ChoiceGroupProps) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Grid $columns={columns}>{children}</Grid>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-block-end: var(--space-1);
  @media ${media.phone} {
    margin-block-end: var(--space-half);
    font-size: var(--text-small);
  }
`;

const Grid = styled.div<{ $columns: boolean }>`
  display: grid;
  gap: var(--space-1);
  @media ${media.phone} {
    gap: 0.375rem;
  }
  grid-template-columns: ${({ $columns }) =>
    $columns ? 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' : 'minmax(0, 1fr)'};
`;
