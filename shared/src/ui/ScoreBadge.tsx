import styled from 'styled-components';
import { scoreLabel, scorePercent } from '../scoring';

/** A score, 0 to 1, as a large percentage with its label in a small badge. */
export function ScoreBadge({ score }: { score: number }) {
  const label = scoreLabel(score);
  return (
    <Score data-label={label}>
      <strong>{`${scorePercent(score)}%`}</strong> <b>{label}</b> <span>Impact score</span>
    </Score>
  );
}

const Score = styled.p`
  display: grid;
  grid-template-columns: auto auto;
  align-items: baseline;
  justify-content: start;
  gap: 0 var(--space-1);
  line-height: var(--line-tight);

  strong {
    font-size: var(--text-h2);
    letter-spacing: -0.02em;
  }

  b {
    font-size: var(--text-small);
  }

  span {
    grid-column: 1 / -1;
    color: var(--color-muted);
    font-size: var(--text-small);
    line-height: var(--line-snug);
  }

  &:is([data-label='Excellent'], [data-label='Good']) {
    color: var(--color-accent);
  }

  &[data-label='Poor'] b {
    color: var(--color-muted);
  }
`;
