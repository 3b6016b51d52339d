import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  oneDecimal,
} from '@donate-impact/shared/candidates';
import { Muted, Stack } from '@donate-impact/shared/ui';
import { IssueList } from '../common/IssueList';
import { Leverage } from '../common/Leverage';
import { ReceiptRow, ReceiptTable } from '../explanation/ExactFigures';
import { FundingFigure, PollFigure } from './RaceFigures';
import { Fact, Sheet } from './Sheet';

interface RaceSheetProps {
  candidate: Candidate;
  chosenIssues: readonly string[];
}

/** Everything that the data file says about a candidate. */
export function RaceSheet({ candidate, chosenIssues }: RaceSheetProps) {
  const days = candidate.timeToElectionDays;

  return (
    <Sheet id="race" title="The race">
      <Fact id="polling" title="Polling snapshot">
        <PollFigure {...candidate} />
        <Muted>The lines show the margin of error. Shown, not scored.</Muted>
      </Fact>
      <Fact id="funding" title="Funding gap">
        <FundingFigure {...candidate} />
      </Fact>
      <Fact id="metrics" title="Key metrics">
        <ReceiptTable aria-labelledby="metrics-title">
          <tbody>
            <ReceiptRow
              label="Competitiveness"
              figures={[competitivenessLabels[candidate.competitiveness]]}
            />
            <ReceiptRow
              label="Days to election"
              figures={[days < 1 ? daysLabel(days) : oneDecimal(days)]}
            />
            <ReceiptRow
              label="Donation leverage"
              note="shown, not scored"
              figures={[<Leverage key="level" level={candidate.donationLeverage} />]}
            />
          </tbody>
        </ReceiptTable>
      </Fact>
      <Stack>
        <Fact id="issues" title="Key issues">
          <IssueList issues={candidate.issues} chosen={chosenIssues} />
          <Muted>The data doesn’t say where the candidate stands on them.</Muted>
        </Fact>
        <Fact id="profile" title="District profile">
          <p>{candidate.profile}</p>
        </Fact>
      </Stack>
    </Sheet>
  );
}
