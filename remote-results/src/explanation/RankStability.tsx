import {
  impactRowLabel,
  ordinal,
  type RankUnderImpact,
  stabilitySentence,
} from '@donate-impact/shared/scoring';
import styled from 'styled-components';

interface RankStabilityProps {
  ranks: readonly RankUnderImpact[];
}

/** The rank under each of the four rows of weights, with a sentence that sums them up. */
export function RankStability({ ranks }: RankStabilityProps) {
  return (
    <Stability>
      <Ranks>
        {ranks.map(({ impact, rank, tied }) => (
          <div key={impact ?? 'default'}>
            <dt>{impactRowLabel(impact)}</dt>
            <dd>
              {ordinal(rank)}
              {tied && <small> tied</small>}
            </dd>
          </div>
        ))}
      </Ranks>
      <p>{stabilitySentence(ranks)}</p>
    </Stability>
  );
}

const Stability = styled.div`
  container-type: inline-size;

  p {
    margin: var(--space-2) 0 0;
  }
`;

const Ranks = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-1);

  @container (min-width: 34rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  div {
    padding: var(--space-half) var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
  }

  dt {
    color: var(--color-muted);
    font-size: var(--text-small);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  small {
    color: var(--color-muted);
    font-weight: 400;
  }
`;
