import type { ParsedCandidates } from '@donate-impact/shared/candidates';
import { Stack, useHydrated } from '@donate-impact/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { FailedCandidates } from '../part/FailedCandidates';
import { ListNotices } from './ListNotices';
import { LoadingMatches } from './LoadingMatches';
import { Matches } from './Matches';
import { NoMatches } from './NoMatches';
import type { ViewedAnswers } from './useViewedAnswers';

interface ResultsContentProps {
  query: UseQueryResult<ParsedCandidates>;
  view: ViewedAnswers;
  onCount: (sentence: string) => void;
}

/** The list, or what there is instead of it. */
export function ResultsContent({ query, view, onCount }: ResultsContentProps) {
  const isHydrated = useHydrated();
  const { data, error, errorUpdateCount, refetch } = query;

  if (!isHydrated) return <LoadingMatches />;
  if (data) {
    const isEmpty = data.candidates.length === 0;
    return (
      <Stack $gap={3}>
        <ListNotices {...view} isEmpty={isEmpty} unreadable={data.unreadable} />
        {isEmpty ? (
          <NoMatches />
        ) : (
          <Matches candidates={data.candidates} view={view} onCount={onCount} />
        )}
      </Stack>
    );
  }
  if (errorUpdateCount > 0) {
    return <FailedCandidates reason={error?.message ?? null} onRetry={refetch} />;
  }
  return <LoadingMatches />;
}
