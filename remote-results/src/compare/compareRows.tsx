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
import { Meter } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import { largestFund } from '../charts/largestFund';
import { commonPollScale } from './commonPollScale';
import { FundingCell } from './FundingCell';
import { PollingCell } from './PollingCell';

interface CompareRow {
  title: string;
  show: (entry: RankedCandidate) => ReactNode;
}

/** The properties in the order of the cards; bars share one scale among the compared. */
export function compareRows(chosen: readonly RankedCandidate[]): CompareRow[] {
  const candidates = chosen.map(({ candidate }) => candidate);
  const scale = largestFund(candidates);
  const pollScale = commonPollScale(candidates.map(({ polling }) => polling));

  return [
    { title: 'Rank', show: rankLabel },
    { title: 'Score', show: ({ score }) => <ScoreCell score={score} /> },
    { title: 'District', show: ({ candidate }) => candidate.district },
    {
      // Where the column is narrow it breaks here.
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
