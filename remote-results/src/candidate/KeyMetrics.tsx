import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  leverageLabels,
} from '@donate-impact/shared/candidates';
import { Section, Surface } from '@donate-impact/shared/ui';
import { Facts } from './CandidateDetails.styles';

export function KeyMetrics({ candidate }: { candidate: Candidate }) {
  const days = candidate.timeToElectionDays;

  return (
    <Surface>
      <Section id="metrics" title="Key metrics">
        <Facts>
          <div>
            <dt>Donation leverage</dt>
            <dd>
              {leverageLabels[candidate.donationLeverage]} <small>(shown, not scored)</small>
            </dd>
          </div>
          <div>
            <dt>Competitiveness</dt>
            <dd>{competitivenessLabels[candidate.competitiveness]}</dd>
          </div>
          <div>
            <dt>Days to election</dt>
            <dd>{days > 0 ? days : daysLabel(days)}</dd>
          </div>
        </Facts>
      </Section>
    </Surface>
  );
}
