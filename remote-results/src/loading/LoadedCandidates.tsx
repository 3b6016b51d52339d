import { candidatesQuery, type ParsedCandidates } from '@donate-impact/shared/candidates';
import { focusHeading, useHydrated } from '@donate-impact/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

/** The data file as a page knows it: not at all before hydration, because the prerendered page has no data. */
export type Loading =
  | { state: 'loading' }
  | { state: 'loaded'; data: ParsedCandidates }
  /** `reason` explains the failure in plain words; null during a retry. */
  | { state: 'failed'; reason: string | null; tryAgain: () => void };

/** The data file, to be passed to `LoadedCandidates`. */
export function useCandidates(): Loading {
  const isHydrated = useHydrated();
  const { data, error, errorUpdateCount, refetch } = useQuery(candidatesQuery);

  if (!isHydrated) return { state: 'loading' };
  if (data) return { state: 'loaded', data };
  if (errorUpdateCount === 0) return { state: 'loading' };
  return { state: 'failed', reason: error?.message ?? null, tryAgain: () => refetch() };
}

interface LoadedCandidatesProps {
  file: Loading;
  /** Shown while the data file is loading. */
  outline: ReactNode;
  children: (data: ParsedCandidates) => ReactNode;
}

/** Renders the loaded data file, or what stands in for it while it is loading or has failed. */
export function LoadedCandidates({ file, outline, children }: LoadedCandidatesProps) {
  if (file.state === 'loading') return outline;
  if (file.state === 'loaded') return children(file.data);

  const { reason, tryAgain } = file;
  return (
    <LoadFailure
      title="The candidates could not be loaded"
      onTryAgain={reason === null ? undefined : tryAgain}
      focusNext={focusHeading}
    >
      <p>{reason ?? 'Requesting the list of candidates again.'}</p>
      <p>Your preferences are kept.</p>
    </LoadFailure>
  );
}
