import { EnteredPage } from '@donate-impact/shared/app';
import type { OnEnter, PageId } from '@donate-impact/shared/contract';
import { slotsOf } from '@donate-impact/shared/slots';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Loader } from './createLoader';
import { FilledSlot } from './FilledSlot';
import { focusHeading } from './focusHeading';
import { PageBoundary } from './PageBoundary';
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
  return (
    <>
      <EnteredPage Page={outcome.Page} onEnter={(entry) => onEnter(entry, outcome.onEnter)} />
      {slotsOf(page).map((filler) => (
        <FilledSlot key={filler.slot} loader={loader} filler={filler} />
      ))}
    </>
  );
}

/** The page replaces the Try again button, so focus moves to the page's heading. */
function useFocusAfter(attempt: number) {
  useEffect(() => {
    if (attempt > 0) focusHeading();
  }, [attempt]);
}
