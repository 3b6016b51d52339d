import { candidatesQuery, type ParsedCandidates } from '@donate-impact/shared/candidates';
import { focusHeading, useHydrated } from '@donate-impact/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';

/** What a page knows of the data file: nothing before it is hydrated, as the prerendered page knows nothing. */
export type Loading =
  | { state: 'loading' }
  | { state: 'loaded'; data: ParsedCandidates }
  /** `reason` says why in plain words; null while it is being tried again. */
  | { state: 'failed'; reason: string | null; tryAgain: () => void };

/** The data file, for a page that shows it by `LoadedCandidates`. */
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
  /** What there is to see while the data file is on its way. */
  outline: ReactNode;
  children: (data: ParsedCandidates) => ReactNode;
}

/** What is made of the data file, or what there is instead of it. */
export function LoadedCandidates({ file, outline, children }: LoadedCandidatesProps) {
  if (file.state === 'loading') return outline;
  if (file.state === 'loaded') return children(file.data);
  return <FailedCandidates {...file} />;
}

interface FailedCandidatesProps {
  reason: string | null;
  tryAgain: () => void;
}

/** The data file could not be read. Nothing that the visitor answered is lost. */
function FailedCandidates({ reason, tryAgain }: FailedCandidatesProps) {
  return (
    <LoadFailure
      title="The candidates could not be loaded"
      onTryAgain={reason === null ? undefined : tryAgain}
      focusNext={focusHeading}
    >
      <p>{reason ?? 'Asking for the list of candidates once more.'}</p>
      <p>Your preferences are kept.</p>
    </LoadFailure>
  );
}
