import type { Candidate } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import {
  explainScore,
  getReceiptParts,
  rankCandidates,
  rankInWords,
  rankStability,
} from '@donate-impact/shared/scoring';
import { Cluster, Stack } from '@donate-impact/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useStateOfNext } from '../common/BackToResults';
import { SharedNotice, unreadLink, useViewedAnswers } from '../common/ViewedAnswers';
import { ExactFigures } from '../explanation/ExactFigures';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { CandidateVerdict } from './CandidateVerdict';
import { RaceSheet } from './RaceSheet';
import { Sheet } from './Sheet';

interface CandidateDetailsProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
}

/** The verdict with both cases, the numbers, and who is next in the ranking. */
export function CandidateDetails({ candidate, candidates }: CandidateDetailsProps) {
  const view = useViewedAnswers();
  const { answers, fragment } = view;
  const state = useStateOfNext();
  const ranked = rankCandidates(candidates, answers);
  const own = ranked.find((entry) => entry.candidate.id === candidate.id);
  if (!own) return null;
  const ranks = rankStability(candidates, answers).get(candidate.id) ?? [];
  const explanation = explainScore(candidate, answers);
  const known = { own, ranked, issues: answers.issues, ranks };
  const place = ranked.indexOf(own);
  const neighbors = [
    { rel: 'prev', label: 'Previous', entry: ranked[place - 1] },
    { rel: 'next', label: 'Next', entry: ranked[place + 1] },
  ];

  return (
    <>
      {view.isShared && <SharedNotice {...view} />}
      {view.isDamaged && !view.isShared && <p role="status">{unreadLink}</p>}
      <CandidateVerdict known={known} parts={getReceiptParts(explanation)} fragment={fragment} />
      <Sheet id="score" title="The score">
        <ScoreReceipt
          explanation={explanation}
          caption={`How ${explanation.percent}% was calculated`}
        />
        <Stack>
          <WhatWouldChange candidate={own} ranked={ranked} preferences={answers} />
          <ExactFigures explanation={explanation} />
        </Stack>
      </Sheet>
      <RaceSheet candidate={candidate} chosenIssues={answers.issues} />
      <Neighbors aria-label="Ranking" data-print="hide">
        {neighbors.map(
          ({ rel, label, entry }) =>
            entry && (
              <Link
                key={rel}
                rel={rel}
                to={paths.candidate.getHref({ id: entry.candidate.id }) + fragment}
                state={state}
              >
                {`${label}: ${entry.candidate.name} (${rankInWords(entry)})`}
              </Link>
            ),
        )}
      </Neighbors>
    </>
  );
}

const Neighbors = styled(Cluster).attrs({ as: 'nav' })`
  gap: var(--space-1) var(--space-3);
  font-weight: 600;

  a {
    padding-block: var(--space-1);
    overflow-wrap: anywhere;
  }

  [rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
`;
