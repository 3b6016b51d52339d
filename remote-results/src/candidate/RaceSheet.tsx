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
import { ReceiptTable } from '../explanation/ExactFigures';
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
      <ReceiptTable $align="end" aria-labelledby="metrics-title">
        <tbody>
          <tr>
            <th scope="row">Competitiveness</th>
            <td>{competitivenessLabels[candidate.competitiveness]}</td>
          </tr>
          <tr>
            <th scope="row">Days to election</th>
            <td>{days < 1 ? daysLabel(days) : oneDecimal(days)}</td>
          </tr>
          <tr>
            <th scope="row">
              Donation leverage
              <small>shown, not scored</small>
            </th>
            <td>{leverageLabels[candidate.donationLeverage]}</td>
          </tr>
        </tbody>
      </ReceiptTable>
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
              {chosen.includes(issue) && ', chosen'}
            </Badge>
          </li>
        ))}
      </IssueList>
      {issues.length === 0 && <Muted>No issues listed</Muted>}
      <Muted>The data lists issues, not positions: it does not say which side.</Muted>
    </Fact>
  );
}

const IssueList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
