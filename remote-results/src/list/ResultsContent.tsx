import type { ParsedCandidates } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import { Stack, useHydrated } from '@donate-impact/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedCandidates } from '../part/FailedCandidates';
import { ListNotices } from './ListNotices';
import { LoadingMatches } from './LoadingMatches';
import { Matches } from './Matches';
import { NoMatches } from './NoMatches';

interface ResultsContentProps {
  query: UseQueryResult<ParsedCandidates>;
  answers: Answers;
  isShared: boolean;
  onCount: (sentence: string) => void;
}

/** The list, or what there is instead of it. */
export function ResultsContent({ query, answers, isShared, onCount }: ResultsContentProps) {
  const isHydrated = useHydrated();
  const { data, error, errorUpdateCount, refetch } = query;

  if (!isHydrated) return <LoadingMatches />;
  if (data) {
    const isEmpty = data.candidates.length === 0;
    return (
      <Stack $gap={3}>
        <ListNotices {...{ answers, isShared, isEmpty }} unreadable={data.unreadable} />
        {isEmpty ? (
          <NoMatches />
        ) : (
          <Matches candidates={data.candidates} answers={answers} onCount={onCount} />
        )}
      </Stack>
    );
  }
  if (errorUpdateCount > 0) {
    return <FailedCandidates reason={error?.message ?? null} onRetry={refetch} />;
  }
  return <LoadingMatches />;
}
