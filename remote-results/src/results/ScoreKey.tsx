import { media, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** How to read a strip, beside the list. */
export function ScoreKey() {
  return (
    <Key aria-labelledby="score-key-title" data-print="hide">
      <h2 id="score-key-title">How to read a score</h2>
      <p>
        A box is as wide as the points it can earn. Of two figures, the candidate’s comes first.
        Polls and leverage are not scored.
      </p>
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
