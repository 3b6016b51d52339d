import type { Impact } from '@donate-impact/shared/preferences';
import { getWeightParts, getWeights, nameParts } from '@donate-impact/shared/scoring';
import { media, Stack, WeightStrip } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** How to read a strip, beside the list: which box is which factor, and what each can earn. */
export function ScoreKey({ impact }: { impact: Impact | null }) {
  const parts = getWeightParts(getWeights(impact));

  return (
    <Key aria-labelledby="score-key-title" data-print="hide">
      <h2 id="score-key-title">How to read a score</h2>
      <WeightStrip parts={parts} label={nameParts(parts)} />
      <p>A full box has all its points. Polls and leverage are shown, not scored.</p>
    </Key>
  );
}

const Key = styled(Stack).attrs({ as: 'section' })`
  gap: var(--space-1);
  line-height: var(--line-snug);

  @media ${media.belowWide} {
    display: none;
  }
`;
