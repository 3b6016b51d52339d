import type { Candidate } from '@donate-impact/shared/candidates';
import { selectAnswers, useAppSelector } from '@donate-impact/shared/preferences';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { Columns } from './CandidateDetails.styles';
import { CandidateDetailsHeader } from './CandidateDetailsHeader';
import { CandidateProfile } from './CandidateProfile';
import { FundingGap } from './FundingGap';
import { PollingSnapshot } from './PollingSnapshot';
import { RankReasons } from './RankReasons';
import { ScoreReasons } from './ScoreReasons';

interface CandidateDetailsProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
}

export function CandidateDetails({ candidate, candidates }: CandidateDetailsProps) {
  const answers = useAppSelector(selectAnswers);
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const own = ranked.find((entry) => entry.candidate.id === candidate.id);
  if (!own) return null;

  return (
    <>
      <CandidateDetailsHeader ranked={own} listLength={ranked.length} />
      <Columns>
        <Stack $gap={3}>
          <PollingSnapshot candidate={candidate} />
          <FundingGap candidate={candidate} candidates={candidates} />
          <CandidateProfile candidate={candidate} chosenIssues={answers.issues} />
        </Stack>
        <Stack $gap={3}>
          <ScoreReasons candidate={candidate} preferences={answers} />
          <RankReasons own={own} ranked={ranked} preferences={answers} />
        </Stack>
      </Columns>
    </>
  );
}
