import { CarriedProvider, EnteredPage } from '@donate-impact/shared/app';
import { contractVersion, fitOf, type OnEnter, type PageId } from '@donate-impact/shared/contract';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedContract } from './carriedContract';
import type { Loader } from './createLoader';
import { focusHeading } from './focusHeading';
import { PageBoundary } from './PageBoundary';
import type { LoadedPage as Loaded } from './Remote';
import { RemoteFailure } from './RemoteFailure';
import { StillLoading } from './StillLoading';

interface RemotePageProps {
  loader: Loader;
  page: PageId;
}

/** Shows one page of one remote and contains its failures. The shell embeds remotes in no other way. */
export function RemotePage({ loader, page }: RemotePageProps) {
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const wasShown = useRef(false);
  const isResumed = useRef(false);
  useFocusAfter(attempt);
  const tryAgain = async () => {
    const outcome = await loader.loadAfresh(page);
    isResumed.current = wasShown.current && !('error' in outcome);
    setAttempt(attempt + 1);
  };
  const leaveFailed = () => {
    isResumed.current = false;
    // The focused element was removed with the page.
    if (wasShown.current) focusHeading();
  };
  const enter = (entry: Parameters<OnEnter>[0], onEnter?: OnEnter) => {
    wasShown.current = true;
    if (!isResumed.current) onEnter?.(entry);
  };
  return (
    <PageBoundary
      loader={loader}
      resetKey={`${key}/${attempt}`}
      remote={page.remote}
      onTryAgain={tryAgain}
      onFailure={leaveFailed}
    >
      <Suspense fallback={<StillLoading />}>
        <LoadedPage loader={loader} page={page} onTryAgain={tryAgain} onEnter={enter} />
      </Suspense>
    </PageBoundary>
  );
}

interface LoadedPageProps extends RemotePageProps {
  onTryAgain: () => Promise<void>;
  onEnter: (entry: Parameters<OnEnter>[0], onEnter?: OnEnter) => void;
}

function LoadedPage({ loader, page, onTryAgain, onEnter }: LoadedPageProps) {
  const outcome = use(loader.pageOutcome(page));
  if ('error' in outcome) return <RemoteFailure error={outcome.error} onTryAgain={onTryAgain} />;
  const entered = (
    <EnteredPage Page={outcome.Page} onEnter={(entry) => onEnter(entry, outcome.onEnter)} />
  );
  if (!carriedContract || isOfThisMajor(outcome)) return entered;
  return <CarriedProvider contract={carriedContract}>{entered}</CarriedProvider>;
}

function isOfThisMajor({ release }: Loaded) {
  return fitOf(release.manifest.contractVersion, [contractVersion]) === 'fits';
}

/** The page replaces the Try again button, so focus moves to the page's heading. */
function useFocusAfter(attempt: number) {
  useEffect(() => {
    if (attempt > 0) focusHeading();
  }, [attempt]);
}
