import type { Impact } from '@donate-impact/shared/preferences';
import { getWeightParts, getWeights } from '@donate-impact/shared/scoring';
import { media, Stack, WeightStrip } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** How to read a strip, beside the list: which box is which factor, and what each can earn. */
export function ScoreKey({ impact }: { impact: Impact | null }) {
  const parts = getWeightParts(getWeights(impact));

  return (
    <Key aria-labelledby="score-key-title" data-print="hide">
      <h2 id="score-key-title">How to read a score</h2>
      <p>A full box has earned all of its points.</p>
      <WeightStrip parts={parts} />
      <dl>
        {parts.map(({ factor, label, most }) => (
          <div key={factor}>
            <dt>{label}</dt>
            <dd>{most}</dd>
          </div>
        ))}
      </dl>
    </Key>
  );
}

const Key = styled(Stack).attrs({ as: 'section' })`
  gap: var(--space-1);
  line-height: var(--line-snug);

  dl > div {
    display: flex;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }

  dt {
    color: var(--color-muted);
  }

  @media ${media.belowWide} {
    display: none;
  }
`;
