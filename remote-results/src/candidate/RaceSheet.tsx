import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  issueLabel,
  leverageLabels,
  oneDecimal,
} from '@donate-impact/shared/candidates';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Badge } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { DonationScale, scaleDonation } from '../campaign/DonationScale';
import { largestFund } from '../campaign/fundScale';
import { FundingFigure, PollFigure } from './RaceFigures';
import { Fact, Muted, Sheet } from './Sheet';

interface RaceSheetProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
  chosenIssues: readonly string[];
}

/** Everything that the data file says about a candidate. */
export function RaceSheet({ candidate, candidates, chosenIssues }: RaceSheetProps) {
  const scale = scaleDonation([candidate], donationAmount);

  return (
    <Sheet id="race" title="The race">
      <Fact id="polling" title="Polling snapshot">
        <PollFigure {...candidate} />
        <Muted>The lines show the margin of error. Shown, not scored.</Muted>
      </Fact>
      <Fact id="funding" title="Funding gap">
        <FundingFigure {...candidate} scale={largestFund(candidates)} />
        <Muted>The scale ends at the largest fund in the list.</Muted>
      </Fact>
      <KeyMetrics candidate={candidate} />
      <KeyIssues issues={candidate.issues} chosen={chosenIssues} />
      <Fact id="profile" title="District profile">
        <p>{candidate.profile}</p>
      </Fact>
      {scale && (
        <Fact id="scale" title={`Your $${scale.dollars} at true scale`}>
          <DonationScale {...scale} />
        </Fact>
      )}
    </Sheet>
  );
}

function KeyMetrics({ candidate }: { candidate: Candidate }) {
  const days = candidate.timeToElectionDays;

  return (
    <Fact id="metrics" title="Key metrics">
      <Metrics>
        <div>
          <dt>Competitiveness</dt>
          <dd>{competitivenessLabels[candidate.competitiveness]}</dd>
        </div>
        <div>
          <dt>Days to election</dt>
          <dd>{days < 1 ? daysLabel(days) : oneDecimal(days)}</dd>
        </div>
        <div>
          <dt>
            Donation leverage <small>(shown, not scored)</small>
          </dt>
          <dd>{leverageLabels[candidate.donationLeverage]}</dd>
        </div>
      </Metrics>
    </Fact>
  );
}

interface KeyIssuesProps {
  issues: readonly string[];
  chosen: readonly string[];
}

function KeyIssues({ issues, chosen }: KeyIssuesProps) {
  return (
    <Fact id="issues" title="Key issues">
      <IssueList>
        {issues.map((issue) => (
          <li key={issue}>
            <Badge $tone={chosen.includes(issue) ? 'soft' : 'outline'}>
              {issueLabel(issue)}
              {chosen.includes(issue) && ', yours'}
            </Badge>
          </li>
        ))}
      </IssueList>
      {issues.length === 0 && <Muted>No issues listed</Muted>}
      <Muted>The data lists issues, not positions: it does not say which side.</Muted>
    </Fact>
  );
}

const Metrics = styled.dl`
  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-2);
    padding-block: var(--space-1);
    border-block-end: 1px solid var(--color-border);
  }

  div:last-child { border-block-end: 0; }

  dt {
    flex: 1 1 55%;
    max-width: 100%;
  }

  dd {
    margin-inline-start: auto;
    font-weight: 600;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-small);
  }
`;

const IssueList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
