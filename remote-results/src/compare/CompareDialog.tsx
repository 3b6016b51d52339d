import {
  type Candidate,
  competitivenessLabels,
  formatFunds,
  formatPoll,
  leverageLabels,
  pollVerdict,
  shortDaysLabel,
} from '@donate-impact/shared/candidates';
import {
  type FactorName,
  factorLabels,
  getScoreParts,
  type RankedCandidate,
  rankInWords,
  type ScoringPreferences,
  scoreLabel,
  scorePercent,
} from '@donate-impact/shared/scoring';
import { Cluster, media, ScoreStrip, Table, VisuallyHidden } from '@donate-impact/shared/ui';
import { Dialog, type DialogState } from '@donate-impact/shared/ui/Dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FundingDrawing, PollDrawing, Them, Us } from '../campaign/Drawings';
import { largestFund, pollScale } from '../campaign/scales';
import { IssueList } from '../common/IssueList';

interface CompareDialogProps extends DialogState {
  chosen: readonly RankedCandidate[];
  /** The answers that the list is ranked by. */
  answers: ScoringPreferences;
}

/** Two or three candidates, one column for each; what a row is about stands above it, so that all the width is theirs. */
export function CompareDialog({ chosen, answers, ...state }: CompareDialogProps) {
  return (
    <Dialog
      {...state}
      title="Compare candidates"
      description={
        <>
          <VisuallyHidden>
            In each pair, the candidate’s figure comes before the opponent’s.
          </VisuallyHidden>
          <Pair as="span" aria-hidden="true">
            <Us>Candidate</Us>
            <Them>Opponent</Them>
          </Pair>
        </>
      }
    >
      <CompareTable aria-label="Comparison">
        <thead>
          <tr>
            {chosen.map((entry) => (
              <th key={entry.candidate.id} scope="col">
                {entry.candidate.name} <small>Ranked {rankInWords(entry)}</small>
              </th>
            ))}
          </tr>
        </thead>
        {getRows(chosen, answers).map(({ title, show }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={chosen.length}>
                {title}
              </th>
            </tr>
            <tr>
              {chosen.map((entry) => (
                <td key={entry.candidate.id}>{show(entry)}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </CompareTable>
    </Dialog>
  );
}

interface CompareRow {
  title: string;
  show: (entry: RankedCandidate) => ReactNode;
}

/**
 * The properties in the order used on the cards, each factor with the points that it earns, the most in bold where they
 * differ; all bars share one scale.
 */
function getRows(chosen: readonly RankedCandidate[], answers: ScoringPreferences): CompareRow[] {
  const candidates = chosen.map(({ candidate }) => candidate);
  const scale = largestFund(...candidates.map(({ funding }) => funding));
  const sharedScale = pollScale(...candidates.map(({ polling }) => polling));
  const factorRow = (
    name: FactorName,
    showFact: (candidate: Candidate) => ReactNode,
  ): CompareRow => {
    const getPart = (candidate: Candidate) =>
      getScoreParts(candidate, answers).find(({ factor }) => factor === name);
    const points = candidates.map((each) => getPart(each)?.points ?? 0);
    const areEqual = new Set(points).size === 1;
    return {
      title: factorLabels[name],
      show: ({ candidate }) => {
        const part = getPart(candidate);
        const isBest = !areEqual && part?.points === Math.max(...points);
        return (
          <>
            <p>
              {isBest ? <strong>{part.points}</strong> : part?.points} {`of ${part?.most}`}
            </p>
            {showFact(candidate)}
          </>
        );
      },
    };
  };

  return [
    {
      title: 'Impact score',
      show: ({ candidate, score }) => (
        <>
          <Percent>{scorePercent(score)}%</Percent> <small>{scoreLabel(score)}</small>
          <ScoreStrip parts={getScoreParts(candidate, answers)} />
        </>
      ),
    },
    factorRow('competitiveness', (each) => competitivenessLabels[each.competitiveness]),
    factorRow('fundingGap', ({ funding }) => (
      <>
        <Pair>
          <Us>{formatFunds(funding.us)}</Us>
          <Them>{formatFunds(funding.them)}</Them>
        </Pair>
        <FundingDrawing funding={funding} scale={scale} />
      </>
    )),
    factorRow('time', (each) => shortDaysLabel(each.timeToElectionDays)),
    factorRow('issueMatch', ({ issues }) => <IssueList issues={issues} chosen={answers.issues} />),
    {
      title: 'Polling',
      show: ({ candidate: { polling } }) => (
        <>
          {formatPoll(polling)}
          <PollDrawing polling={polling} scale={sharedScale} />
          <small>{pollVerdict(polling).text}</small>
        </>
      ),
    },
    {
      title: 'Donation leverage',
      show: ({ candidate }) => leverageLabels[candidate.donationLeverage],
    },
    { title: 'District', show: ({ candidate }) => candidate.district },
  ];
}

const Percent = styled.strong`
  font-size: var(--text-lead);
`;

/* The candidate's figure and the opponent's. */
const Pair = styled(Cluster)`
  gap: 0 var(--space-1);
  font-size: var(--text-small);
`;

const CompareTable = styled(Table)`
  /* A collapsed border would stay behind where the names stick. */
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-variant-numeric: normal;

  th,
  td {
    padding: 0 var(--space-2) var(--space-1) 0;
    border: 0;
    text-align: start;
    hyphens: auto;
    overflow-wrap: anywhere;

    @media ${media.phone} {
      padding-inline-end: var(--space-1);
    }
  }

  thead th {
    position: sticky;
    top: 0;
    padding-block-start: var(--space-1);
    border-block-end: var(--hairline);
    background: var(--ground);
    font-size: var(--text-body);

    @media ${media.phone} {
      font-size: inherit;
    }
  }

  /* Very large text scrolls sideways, below names that would fill the window. */
  @media ${media.largeText} {
    min-width: 30rem;

    thead th {
      position: static;
    }
  }

  tbody th {
    padding-block: var(--space-1) var(--space-half);
    color: var(--color-muted);
  }

  tbody + tbody th {
    border-block-start: var(--hairline);
  }

  small {
    display: block;
    font-weight: 400;
  }

  svg {
    margin-block: var(--space-half);
  }

  svg + svg {
    margin-block-start: 0.75rem;
  }
`;
