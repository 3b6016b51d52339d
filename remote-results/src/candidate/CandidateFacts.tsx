import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  issueLabel,
  leverageLabels,
  oneDecimal,
} from '@donate-impact/shared/candidates';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Badge, Section, Surface } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { DonationScale } from '../campaign/DonationScale';
import { FundingBar } from '../campaign/FundingBar';
import { largestFund } from '../campaign/fundScale';
import { PollChart } from '../campaign/PollChart';
import { Muted } from './CandidateDetails.styles';

interface CandidateFactsProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
  chosenIssues: readonly string[];
}

/** Everything that the data file says about a candidate. */
export function CandidateFacts({ candidate, candidates, chosenIssues }: CandidateFactsProps) {
  return (
    <>
      <PollingSnapshot candidate={candidate} />
      <FundingGap candidate={candidate} scale={largestFund(candidates)} />
      <DonationScale recipients={[candidate]} each={donationAmount} />
      <Surface>
        <Section id="profile" title="District profile">
          <p>{candidate.profile}</p>
        </Section>
      </Surface>
      <KeyIssues issues={candidate.issues} chosen={chosenIssues} />
      <KeyMetrics candidate={candidate} />
    </>
  );
}

function PollingSnapshot({ candidate }: { candidate: Candidate }) {
  const { name, polling } = candidate;

  return (
    <Surface>
      <Section id="polling" title="Polling snapshot">
        <PollChart polling={polling} name={name} />
        <Muted>
          The whiskers show the poll’s margin of error, {oneDecimal(polling.moe)} points each way;
          the margin on a lead is about twice that. Shown, not scored.
        </Muted>
      </Section>
    </Surface>
  );
}

function FundingGap({ candidate, scale }: { candidate: Candidate; scale: number }) {
  return (
    <Surface>
      <Section id="funding" title="Funding gap">
        <FundingBar funding={candidate.funding} scale={scale} name={candidate.name} />
        <Muted>
          Full width is the largest fund in the list, so bars can be compared across pages.
        </Muted>
      </Section>
    </Surface>
  );
}

interface KeyIssuesProps {
  issues: readonly string[];
  chosen: readonly string[];
}

function KeyIssues({ issues, chosen }: KeyIssuesProps) {
  return (
    <Surface>
      <Section id="issues" title="Key issues">
        <IssueList>
          {issues.map((issue) => (
            <li key={issue}>
              <Badge $tone={chosen.includes(issue) ? 'soft' : 'outline'}>
                {issueLabel(issue)}
                {chosen.includes(issue) && ', one of yours'}
              </Badge>
            </li>
          ))}
        </IssueList>
        {issues.length === 0 && <Muted>No issues listed</Muted>}
        <Muted>The data lists issues, not positions: it does not say which side.</Muted>
      </Section>
    </Surface>
  );
}

function KeyMetrics({ candidate }: { candidate: Candidate }) {
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
            <dd>{days < 1 ? daysLabel(days) : oneDecimal(days)}</dd>
          </div>
        </Facts>
      </Section>
    </Surface>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--space-2);
    padding-block-end: var(--space-1);
    border-block-end: 1px solid var(--color-border);
  }

  div:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  dd {
    font-weight: 600;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-small);
    font-weight: 400;
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
