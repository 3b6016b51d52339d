import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  type Leverage,
  leverageLabels,
} from '@donate-impact/shared/candidates';
import { Badge, type BadgeTone, VisuallyHidden } from '@donate-impact/shared/ui';
import { Terms } from './CandidateCard.styles';

const leverageTones: Record<Leverage, BadgeTone> = {
  high: 'strong',
  'med-high': 'soft',
  medium: 'outline',
  low: 'plain',
};

/** The race in three terms. Leverage is shown and not scored. */
export function CardBadges({ candidate }: { candidate: Candidate }) {
  const { competitiveness, donationLeverage, timeToElectionDays } = candidate;

  return (
    <Terms>
      <div>
        <dt>Competitiveness</dt>
        <dd>
          <Badge>{competitivenessLabels[competitiveness]}</Badge>
        </dd>
      </div>
      <div>
        <dt>Donation leverage</dt>
        <dd>
          <Badge $tone={leverageTones[donationLeverage]}>{leverageLabels[donationLeverage]}</Badge>
        </dd>
      </div>
      <div>
        <VisuallyHidden as="dt">Election</VisuallyHidden>
        <dd>
          <Badge>{daysLabel(timeToElectionDays)}</Badge>
        </dd>
      </div>
    </Terms>
  );
}
