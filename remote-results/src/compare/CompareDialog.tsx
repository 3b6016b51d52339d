import {
  competitivenessLabels,
  daysLabel,
  issueLabel,
  leverageLabels,
} from '@donate-impact/shared/candidates';
import {
  type RankedCandidate,
  rankLabel,
  scoreLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Meter, Table, TableFrame } from '@donate-impact/shared/ui';
import { Dialog } from '@donate-impact/shared/ui/Dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { largestFund } from '../campaign/fundScale';
import { FundingCell } from './FundingCell';
import { commonPollScale, PollingCell } from './PollingCell';

interface CompareDialogProps {
  chosen: readonly RankedCandidate[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Two or three candidates side by side. */
export function CompareDialog({ chosen, open, onOpenChange }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Compare candidates"
      description="All charts use the same scales, and ranks are those in the whole list. The upper bar or mark is the candidate’s, the lower one the opponent’s."
    >
      <Properties chosen={chosen} />
    </Dialog>
  );
}

/** One row for each property, one column for each candidate. */
function Properties({ chosen }: { chosen: readonly RankedCandidate[] }) {
  return (
    <TableFrame aria-label="Comparison">
      <CompareTable>
        <thead>
          <tr>
            <td />
            {chosen.map(({ candidate }) => (
              <th key={candidate.id} scope="col">
                {candidate.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(chosen).map(({ title, show }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {chosen.map((entry) => (
                <td key={entry.candidate.id}>{show(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </CompareTable>
    </TableFrame>
  );
}

interface CompareRow {
  title: string;
  show: (entry: RankedCandidate) => ReactNode;
}

/** The properties in the order used on the cards; all bars share one scale. */
function compareRows(chosen: readonly RankedCandidate[]): CompareRow[] {
  const candidates = chosen.map(({ candidate }) => candidate);
  const scale = largestFund(candidates);
  const pollScale = commonPollScale(candidates.map(({ polling }) => polling));

  return [
    { title: 'Rank', show: rankLabel },
    { title: 'Impact score', show: ({ score }) => <ScoreCell score={score} /> },
    { title: 'District', show: ({ candidate }) => candidate.district },
    {
      // The soft hyphen lets a narrow column break the word.
      title: 'Competitive\u00adness',
      show: ({ candidate }) => competitivenessLabels[candidate.competitiveness],
    },
    {
      title: 'Polling',
      show: ({ candidate }) => <PollingCell polling={candidate.polling} scale={pollScale} />,
    },
    {
      title: 'Funding',
      show: ({ candidate }) => <FundingCell funding={candidate.funding} scale={scale} />,
    },
    { title: 'Election', show: ({ candidate }) => daysLabel(candidate.timeToElectionDays) },
    {
      title: 'Donation leverage',
      show: ({ candidate }) => leverageLabels[candidate.donationLeverage],
    },
    { title: 'Issues', show: ({ candidate }) => <IssueList issues={candidate.issues} /> },
  ];
}

function ScoreCell({ score }: { score: number }) {
  return (
    <>
      <strong>{scorePercent(score)}%</strong>, {scoreLabel(score)}
      <Meter percent={scorePercent(score)} />
    </>
  );
}

function IssueList({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) return 'None listed';
  return (
    <ul>
      {issues.map((issue) => (
        <li key={issue}>{issueLabel(issue)}</li>
      ))}
    </ul>
  );
}

const CompareTable = styled(Table)`
  table-layout: fixed;
  min-width: 32rem;

  th,
  td {
    border-block-start: 0;
    border-block-end: 1px solid var(--color-border);
    overflow-wrap: break-word;
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--color-surface);
    color: var(--color-muted);
    font-weight: 400;
  }

  th:first-child,
  td:first-child {
    width: 8.75rem;
    padding-inline-end: var(--space-half);
  }

  @media (max-width: 30rem) {
    min-width: 29rem;

    th:first-child,
    td:first-child {
      width: 7rem;
    }
  }

  small {
    display: block;
    font-size: inherit;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li + li {
    margin-block-start: var(--space-half);
  }
`;
