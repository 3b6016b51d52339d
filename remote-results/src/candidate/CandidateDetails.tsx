import type { Candidate } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import {
  explainScore,
  type RankedCandidate,
  rankCandidates,
  rankLabel,
  rankStability,
  stabilitySentence,
} from '@donate-impact/shared/scoring';
import { Cluster, LinkButton, Section, Stack, Surface } from '@donate-impact/shared/ui';
import { type ReactNode, useMemo } from 'react';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { useStateOfNext } from '../matches/BackToResults';
import { SharedNotice, useViewedAnswers } from '../matches/ViewedAnswers';
import { CandidateCases, writeVerdict } from './CandidateCases';
import { Columns } from './CandidateDetails.styles';
import { CandidateFacts } from './CandidateFacts';
import { CandidateHeader } from './CandidateHeader';
import { weighCases } from './weighCases';

interface CandidateDetailsProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
}

/** The verdict and the actions, the case for and against, the numbers, and who is next in the ranking. */
export function CandidateDetails({ candidate, candidates }: CandidateDetailsProps) {
  const view = useViewedAnswers();
  const { answers, fragment } = view;
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const stability = useMemo(() => rankStability(candidates, answers), [candidates, answers]);
  const own = ranked.find((entry) => entry.candidate.id === candidate.id);
  if (!own) return null;
  const explanation = explainScore(candidate, answers);
  const ranks = stability.get(candidate.id) ?? [];
  const cases = weighCases({ own, ranked, issues: answers.issues, ranks });

  return (
    <>
      <SharedNotice {...view} />
      <CandidateHeader
        ranked={own}
        verdict={writeVerdict(own, ranked.length, cases)}
        fragment={fragment}
      />
      <CandidateCases cases={cases} />
      <Columns>
        <Stack $gap={3}>
          <CandidateFacts
            candidate={candidate}
            candidates={candidates}
            chosenIssues={answers.issues}
          />
        </Stack>
        <Stack $gap={3}>
          <Sheet id="receipt" title="Where the score comes from">
            <ScoreReceipt
              explanation={explanation}
              caption={`How ${explanation.percent}% was calculated`}
            />
          </Sheet>
          <Sheet id="stability" title="Rank under each kind of impact">
            <p>{stabilitySentence(ranks)}</p>
          </Sheet>
          <Sheet id="change" title="What would change it">
            <WhatWouldChange candidate={own} ranked={ranked} preferences={answers} />
          </Sheet>
        </Stack>
      </Columns>
      <CandidateNeighbors own={own} ranked={ranked} fragment={fragment} />
    </>
  );
}

interface SheetProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Sheet(props: SheetProps) {
  return (
    <Surface>
      <Section {...props} />
    </Surface>
  );
}

interface CandidateNeighborsProps {
  own: RankedCandidate;
  ranked: readonly RankedCandidate[];
  fragment: string;
}

/** Leads to the previous and the next candidate in the ranking. */
function CandidateNeighbors({ own, ranked, fragment }: CandidateNeighborsProps) {
  const state = useStateOfNext();
  const place = ranked.indexOf(own);
  const neighbors = { Previous: ranked[place - 1], Next: ranked[place + 1] };

  return (
    <Cluster as="nav" aria-label="Ranking" data-print="hide">
      {Object.entries(neighbors).map(
        ([where, entry]) =>
          entry && (
            <LinkButton
              key={where}
              $variant="quiet"
              to={paths.candidate.getHref(entry.candidate.id) + fragment}
              state={state}
            >
              {`${where}: ${rankLabel(entry)} ${entry.candidate.name}`}
            </LinkButton>
          ),
      )}
    </Cluster>
  );
}
