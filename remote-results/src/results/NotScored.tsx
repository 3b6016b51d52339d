import {
  type Candidate,
  formatPoll,
  leverageLabels,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import { Muted, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { dotSeparated } from '../common/dotSeparated';

/** The poll and the leverage, which are shown and not scored. */
export function NotScored({ candidate }: { candidate: Candidate }) {
  const { polling, donationLeverage } = candidate;

  return (
    <Line>
      <span>
        <VisuallyHidden>Not scored: </VisuallyHidden>
        {`Poll ${formatPoll(polling)}, ${pollVerdict(polling).text}`}
        <VisuallyHidden>, </VisuallyHidden>
      </span>
      <Leverage data-level={donationLeverage}>{leverageLabels[donationLeverage]} leverage</Leverage>
    </Line>
  );
}

const Line = styled(Muted)`
  ${dotSeparated}
`;

/* From the highest level to the lowest, from the accent to what is muted. */
const Leverage = styled.span`
  &[data-level='high'] {
    color: var(--color-accent);
  }

  &[data-level='med-high'] {
    color: var(--color-accent-hover);
  }

  &[data-level='medium'] {
    color: var(--color-text);
  }
`;
