import styled from 'styled-components';
import { scoreLabel, scorePercent } from '../scoring';

interface ScoreBadgeProps {
  /** 0 to 1, as the scoring function gives it. */
  score: number;
}

/** A score as a large percentage with its label in a small badge; the better the label, the heavier the badge. */
export function ScoreBadge({ score }: ScoreBadgeProps) {
  const label = scoreLabel(score);
  return (
    <Score data-label={label}>
      <strong>{`${scorePercent(score)}%`}</strong> <b>{label}</b> <span>Impact score</span>
    </Score>
  );
}

/* The four labels differ in fill and edge, and in forced colors still in the edge. */
const Score = styled.p`
  display: grid;
  grid-template-columns: auto auto;
  align-items: baseline;
  justify-content: start;
  gap: 0 var(--space-1);
  line-height: var(--line-tight);

  strong {
    font-size: var(--text-h2);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }

  b {
    padding-inline: var(--space-half);
    border: 2px solid;
    border-radius: var(--radius);
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

  &[data-label='Excellent'] b {
    background: var(--color-accent-soft);
  }

  &:not([data-label='Excellent']) b {
    border-width: 1px;
  }

  &:is([data-label='Fair'], [data-label='Poor']) b {
    border-style: dashed;
    border-color: var(--color-control);
  }

  &[data-label='Poor'] b {
    border-style: dotted;
    color: var(--color-muted);
  }
`;
