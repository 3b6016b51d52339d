import type { ReactNode } from 'react';
import { Grid, Legend } from './ChoiceGroup.styles';

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
