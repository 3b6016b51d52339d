import { type Candidate, formatPoll, pollVerdict } from '@donate-impact/shared/candidates';
import { Muted, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { dotSeparated } from '../common/dotSeparated';
import { Leverage } from '../common/Leverage';

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
      <Leverage level={donationLeverage} noun=" leverage" />
    </Line>
  );
}

const Line = styled(Muted)`
  ${dotSeparated}
`;
