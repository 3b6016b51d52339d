import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  formatFunds,
  formatPoll,
  leverageLabels,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import {
  type FactorName,
  factorLabels,
  getScoreParts,
  type RankedCandidate,
  rankLabel,
  type ScoringPreferences,
  scoreLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Meter, media, ScoreStrip, Table } from '@donate-impact/shared/ui';
import { Dialog } from '@donate-impact/shared/ui/Dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FundingDrawing, PollDrawing } from '../campaign/Drawings';
import { largestFund } from '../campaign/fundScale';
import { commonPollScale } from '../campaign/pollScale';
import { IssueList } from '../common/IssueList';

interface CompareDialogProps {
  chosen: readonly RankedCandidate[];
  /** The answers that the list is ranked by. */
  answers: ScoringPreferences;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Two or three candidates, one column for each; where there is little room, each row is a block. */
export function CompareDialog({ chosen, answers, open, onOpenChange }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="56rem"
      title="Compare candidates"
      description="Ranks are those in the whole list, and all charts share one scale: the candidate’s bar or mark above, the opponent’s below."
    >
      <CompareTable aria-label="Comparison">
        <Head>
          <Row>
            <Cell />
            {chosen.map(({ candidate }) => (
              <ColumnHeader key={candidate.id}>{candidate.name}</ColumnHeader>
            ))}
          </Row>
        </Head>
        <Body>
          {getRows(chosen, answers).map(({ title, show }) => (
            <Row key={title}>
              <RowHeader>{title}</RowHeader>
              {chosen.map((entry) => (
                <Cell key={entry.candidate.id}>
                  <Name aria-hidden="true">{entry.candidate.name}</Name>
                  <div>{show(entry)}</div>
                </Cell>
              ))}
            </Row>
          ))}
        </Body>
      </CompareTable>
    </Dialog>
  );
}

interface CompareRow {
  title: string;
  show: (entry: RankedCandidate) => ReactNode;
}

/** The properties in the order used on the cards, each factor with the points that it earns; all bars share one scale. */
function getRows(chosen: readonly RankedCandidate[], answers: ScoringPreferences): CompareRow[] {
  const candidates = chosen.map(({ candidate }) => candidate);
  const scale = largestFund(candidates);
  const pollScale = commonPollScale(candidates.map(({ polling }) => polling));
  const factorRow = (
    name: FactorName,
    showFact: (candidate: Candidate) => ReactNode,
  ): CompareRow => ({
    title: factorLabels[name],
    show: ({ candidate }) => {
      const part = getScoreParts(candidate, answers).find(({ factor }) => factor === name);
      return (
        <>
          <strong>{part?.points}</strong> {`of ${part?.most}`}
          <Meter percent={part?.most ? (100 * part.points) / part.most : 0} />
          {showFact(candidate)}
        </>
      );
    },
  });

  return [
    { title: 'Rank', show: rankLabel },
    {
      title: 'Impact score',
      show: ({ candidate, score }) => (
        <>
          <strong>{scorePercent(score)}%</strong>, {scoreLabel(score)}
          <ScoreStrip parts={getScoreParts(candidate, answers)} />
        </>
      ),
    },
    { title: 'District', show: ({ candidate }) => candidate.district },
    factorRow('competitiveness', (each) => competitivenessLabels[each.competitiveness]),
    factorRow('fundingGap', ({ funding }) => (
      <>
        {`${formatFunds(funding.us)} vs ${formatFunds(funding.them)}`}
        <FundingDrawing funding={funding} scale={scale} />
      </>
    )),
    factorRow('time', (each) => daysLabel(each.timeToElectionDays)),
    factorRow('issueMatch', ({ issues }) => <IssueList issues={issues} chosen={answers.issues} />),
    {
      title: 'Polling',
      show: ({ candidate: { polling } }) => (
        <>
          {formatPoll(polling)}
          <PollDrawing polling={polling} scale={pollScale} />
          <small>{pollVerdict(polling).text}</small>
        </>
      ),
    },
    {
      title: 'Donation leverage',
      show: ({ candidate }) => leverageLabels[candidate.donationLeverage],
    },
  ];
}

const blocks = `@media ${media.phone}`;

const Name = styled.span`
  display: none;
  color: var(--color-muted);

  ${blocks} {
    display: block;
  }
`;

/* The roles remain where a block is no longer laid out as part of a table. */
const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Row = styled.tr.attrs({ role: 'row' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;
const ColumnHeader = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;

const CompareTable = styled(Table).attrs({ role: 'table' })`
  table-layout: fixed;

  th,
  td {
    border-block-start: 0;
    border-block-end: 1px solid var(--color-border);
    overflow-wrap: anywhere;
  }

  tbody th {
    color: var(--color-muted);
    font-weight: 400;
  }

  th:first-child,
  td:first-child {
    width: 8.75rem;
  }

  small {
    display: block;
  }

  svg {
    margin-block: var(--space-half);
  }

  ${blocks} {
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      padding-block: var(--space-1);
      border-block-end: 1px solid var(--color-border);
    }

    tbody th:first-child {
      width: auto;
      color: var(--color-text);
      font-weight: 600;
    }

    th,
    td {
      padding: 0;
      border: 0;
    }

    td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: var(--space-1);
      padding-block: var(--space-half);
    }
  }
`;
