import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { Frame, Table } from './CompareTable.styles';
import { compareRows } from './compareRows';

/** One row for each property, one column for each candidate. */
export function CompareTable({ chosen }: { chosen: readonly RankedCandidate[] }) {
  return (
    <Frame role="region" aria-label="Comparison" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <td />
            {chosen.map(({ candidate }) => (
              <th key={candidate.id} scope="col">
                {candidate.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(chosen).map(({ title, show }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {chosen.map((entry) => (
                <td key={entry.candidate.id}>{show(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
