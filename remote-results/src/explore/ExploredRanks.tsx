import { type RankedCandidate, rankLabel, scorePercent } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { RankTable } from './ExploreWeights.styles';
import { moveSentence } from './moveSentence';

const shown = 10;

interface ExploredRanksProps {
  explored: readonly RankedCandidate[];
  ranked: readonly RankedCandidate[];
}

/** The first of the explored ranking, each with its place in the visitor's matches. */
export function ExploredRanks({ explored, ranked }: ExploredRanksProps) {
  const own = useMemo(
    () => new Map(ranked.map((entry) => [entry.candidate.id, entry] as const)),
    [ranked],
  );
  const first = explored.slice(0, shown);
  const names = first.slice(0, 3).map(({ candidate }) => candidate.name);

  return (
    <div>
      <VisuallyHidden role="status">First with these weights: {names.join(', ')}</VisuallyHidden>
      <RankTable>
        <caption>First {first.length} with these weights</caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Candidate</th>
            <th scope="col">Score</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {first.map((entry) => (
            <ExploredRow
              key={entry.candidate.id}
              entry={entry}
              before={own.get(entry.candidate.id)}
            />
          ))}
        </tbody>
      </RankTable>
    </div>
  );
}

interface ExploredRowProps {
  entry: RankedCandidate;
  before: RankedCandidate | undefined;
}

function ExploredRow({ entry, before }: ExploredRowProps) {
  return (
    <tr>
      <td>{rankLabel(entry)}</td>
      <th scope="row">{entry.candidate.name}</th>
      <td>{scorePercent(entry.score)}%</td>
      <td>
        {before && (
          <>
            {rankLabel(before)} <small>{moveSentence(before.rank, entry.rank)}</small>
          </>
        )}
      </td>
    </tr>
  );
}
