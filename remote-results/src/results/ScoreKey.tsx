import { media, Section } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** How to read a strip, beside the list. */
export function ScoreKey() {
  return (
    <Key id="score-key" title="How to read a score" data-print="hide">
      <p>
        A box is as wide as the points it can earn. Of two figures, the candidate’s comes first.
        Polls and leverage are not scored.
      </p>
    </Key>
  );
}

const Key = styled(Section)`
  gap: var(--space-1);
  line-height: var(--line-snug);

  @media ${media.belowWide} {
    display: none;
  }
`;
