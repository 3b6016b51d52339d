import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { SharedNotice } from '../list/SharedNotice';
import { useViewedAnswers } from '../list/useViewedAnswers';
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
  const { answers, isShared, fragment } = useViewedAnswers();
  const ranked = useMemo(() => rankCandidates(candidates, answers), [candidates, answers]);
  const own = ranked.find((entry) => entry.candidate.id === candidate.id);
  if (!own) return null;

  return (
    <>
      {isShared && <SharedNotice />}
      <CandidateDetailsHeader ranked={own} listLength={ranked.length} fragment={fragment} />
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
