import styled from 'styled-components';
import { scoreLabel, scorePercent } from '../scoring';
import { Meter } from './Meter';
import { VisuallyHidden } from './VisuallyHidden';

interface ScoreBadgeProps {
  /** 0 to 1, as the scoring function gives it. */
  score: number;
}

/** A score as percent, label and meter. */
export function ScoreBadge({ score }: ScoreBadgeProps) {
  const percent = scorePercent(score);
  return (
    <Box>
      <VisuallyHidden>Score </VisuallyHidden>
      <Percent>{percent}%</Percent> <Label>{scoreLabel(score)}</Label>
      <Meter percent={percent} />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 var(--space-1);
  width: 9.5rem;
  max-width: 100%;
  font-variant-numeric: tabular-nums;
  & > svg { grid-column: 1 / -1; margin-block-start: var(--space-half); }
`;

const Percent = styled.strong`
  font-size: var(--text-h2);
  line-height: 1.2;
  letter-spacing: -0.02em;
`;

const Label = styled.span`
  font-weight: 600;
`;
