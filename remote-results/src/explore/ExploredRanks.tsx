import { type RankedCandidate, rankLabel, scorePercent } from '@donate-impact/shared/scoring';
import { Table, TableFrame, VisuallyHidden } from '@donate-impact/shared/ui';
import { useMemo } from 'react';

const shown = 10;

interface ExploredRanksProps {
  explored: readonly RankedCandidate[];
  ranked: readonly RankedCandidate[];
}

/** The top of the explored ranking, with each candidate's rank in the visitor's matches. */
export function ExploredRanks({ explored, ranked }: ExploredRanksProps) {
  const own = useMemo(
    () => new Map(ranked.map((entry) => [entry.candidate.id, entry] as const)),
    [ranked],
  );
  const first = explored
    .slice(0, shown)
    .map((entry) => ({ entry, before: own.get(entry.candidate.id) ?? entry }));
  const names = first.slice(0, 3).map(({ entry }) => entry.candidate.name);

  return (
    <div>
      <VisuallyHidden role="status">
        {`Top three with these weights: ${names.join(', ')}`}
      </VisuallyHidden>
      <TableFrame aria-label="Explored ranks">
        <Table>
          <caption>{`Top ${first.length} with these weights`}</caption>
          <thead>
            <tr>
              <th scope="col">Rank</th>
              <th scope="col">Candidate</th>
              <th scope="col">Impact score</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {first.map(({ entry, before }) => (
              <tr key={entry.candidate.id}>
                <td>{rankLabel(entry)}</td>
                <th scope="row">{entry.candidate.name}</th>
                <td>{`${scorePercent(entry.score)}%`}</td>
                <td>
                  <span>{rankLabel(before)}</span>{' '}
                  <small>{describeMove(before.rank, entry.rank)}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </div>
  );
}

/** "▲3", "▼1", "same" */
export function describeMove(before: number, now: number): string {
  if (now === before) return 'same';
  return now < before ? `▲${before - now}` : `▼${now - before}`;
}
