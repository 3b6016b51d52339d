import type { Candidate } from '@donate-impact/shared/candidates';
import {
  explainScore,
  type RankedCandidate,
  rankCandidates,
  rankStability,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { Section, Stack, Surface } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { RankStability } from '../explanation/RankStability';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { SharedNotice, useViewedAnswers } from '../matches/ViewedAnswers';
import { Columns } from './CandidateDetails.styles';
import { CandidateFacts } from './CandidateFacts';
import { CandidateHeader } from './CandidateHeader';

interface CandidateDetailsProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
}

export function CandidateDetails({ candidate, candidates }: CandidateDetailsProps) {
  const view = useViewedAnswers();
  const { answers, fragment } = view;
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const own = ranked.find((entry) => entry.candidate.id === candidate.id);
  if (!own) return null;

  return (
    <>
      <SharedNotice {...view} />
      <CandidateHeader ranked={own} listLength={ranked.length} fragment={fragment} />
      <Columns>
        <Stack $gap={3}>
          <CandidateFacts
            candidate={candidate}
            candidates={candidates}
            chosenIssues={answers.issues}
          />
        </Stack>
        <Stack $gap={3}>
          <ScoreReasons candidate={candidate} preferences={answers} />
          <RankReasons own={own} ranked={ranked} preferences={answers} />
        </Stack>
      </Columns>
    </>
  );
}

interface ScoreReasonsProps {
  candidate: Candidate;
  preferences: ScoringPreferences;
}

/** The score's receipt, always open. */
function ScoreReasons({ candidate, preferences }: ScoreReasonsProps) {
  const explanation = explainScore(candidate, preferences);

  return (
    <Surface>
      <Section id="receipt" title="Where the score comes from">
        <ScoreReceipt
          explanation={explanation}
          caption={`How ${explanation.percent}% was calculated`}
        />
      </Section>
    </Surface>
  );
}

interface RankReasonsProps {
  own: RankedCandidate;
  ranked: readonly RankedCandidate[];
  preferences: ScoringPreferences;
}

/** How stable the rank is, and what would change it. */
function RankReasons({ own, ranked, preferences }: RankReasonsProps) {
  const ranks = useMemo(() => {
    const candidates = ranked.map(({ candidate }) => candidate);
    return rankStability(candidates, preferences).get(own.candidate.id) ?? [];
  }, [ranked, preferences, own]);

  return (
    <>
      <Surface>
        <Section id="stability" title="Rank under each kind of impact">
          <RankStability ranks={ranks} />
        </Section>
      </Surface>
      <Surface>
        <Section id="change" title="What would change it">
          <WhatWouldChange candidate={own} ranked={ranked} preferences={preferences} />
        </Section>
      </Surface>
    </>
  );
}
