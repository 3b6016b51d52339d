import {
  factorLabels,
  factorNames,
  impactChoices,
  impactRowLabel,
  type Weights,
  weightsFor,
} from '@donate-impact/shared/scoring';
import { TableFrame, WeightTable } from './WeightsTable.styles';

/** The weights of each kind of impact. */
export function WeightsTable() {
  return (
    <TableFrame role="region" aria-label="Weights" tabIndex={0}>
      <WeightTable>
        <caption>Weight of each factor by impact focus</caption>
        <thead>
          <tr>
            <th scope="col">Impact</th>
            {factorNames.map((factor) => (
              <th key={factor} scope="col">
                {factorLabels[factor]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {impactChoices.map((impact) => (
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
      {factorNames.map((factor) => (
        <td key={factor}>{row[factor].toFixed(2)}</td>
      ))}
    </tr>
  );
}
