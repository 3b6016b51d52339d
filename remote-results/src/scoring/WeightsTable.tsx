import {
  factorLabels,
  impactRowLabel,
  type Weights,
  weightsFor,
} from '@donate-impact/shared/scoring';
import { factors } from './factors';
import { TableFrame, WeightTable } from './WeightsTable.styles';

const impacts = [null, 'close', 'track', 'infra'] as const;

/** The weights of each kind of impact. */
export function WeightsTable() {
  return (
    <TableFrame role="region" aria-label="Weights" tabIndex={0}>
      <WeightTable>
        <caption>Weight of each factor by impact focus</caption>
        <thead>
          <tr>
            <th scope="col">Impact</th>
            {factors.map((factor) => (
              <th key={factor} scope="col">
                {factorLabels[factor]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {impacts.map((impact) => (
            <Row key={impact ?? 'default'} name={impactRowLabel(impact)} row={weightsFor(impact)} />
          ))}
        </tbody>
      </WeightTable>
    </TableFrame>
  );
}

function Row({ name, row }: { name: string; row: Readonly<Weights> }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {factors.map((factor) => (
        <td key={factor}>{row[factor].toFixed(2)}</td>
      ))}
    </tr>
  );
}
