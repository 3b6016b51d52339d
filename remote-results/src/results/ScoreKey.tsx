import { media, Section } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** How to read a strip, beside the list. */
export function ScoreKey() {
  return (
    <Key id="score-key" title="Reading a score" data-print="hide">
      <p>
        Wider boxes can earn more. The candidate’s figure comes first. Polls and leverage never
        count.
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
