import styled from 'styled-components';
import { scoreLabel, scorePercent } from '../scoring';

interface ScoreBadgeProps {
  /** 0 to 1, as the scoring function gives it. */
  score: number;
}

/** A score as percent and label; the better the label, the heavier the badge. */
export function ScoreBadge({ score }: ScoreBadgeProps) {
  const label = scoreLabel(score);
  return (
    <Box data-label={label}>
      <span>Impact score</span>{' '}
      <span>
        <strong>{`${scorePercent(score)}%`}</strong> <b>{label}</b>
      </span>
    </Box>
  );
}

/* The four labels differ in fill and edge, and in forced colors still in the edge. */
const Box = styled.p`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 var(--space-1);
  padding: 0 var(--space-1);
  border-width: 3px;
  border-style: double;
  border-color: var(--color-accent);
  border-radius: var(--radius);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  strong {
    font-size: var(--text-lead);
  }

  &[data-label='Excellent'] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }

  &[data-label='Good'] {
    border-width: 2px;
    border-style: solid;
    color: var(--color-accent);
  }

  &[data-label='Fair'] {
    border-width: 1px;
    border-style: solid;
    border-color: var(--color-control);
  }

  &[data-label='Poor'] {
    border-width: 1px;
    border-style: dashed;
    border-color: var(--color-control);
    color: var(--color-muted);
  }

  @media (forced-colors: active) {
    &[data-label] {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
