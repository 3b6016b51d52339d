import type { PageId } from '@donate-impact/shared/contract';
import { useAppDispatch, wizardFailed, wizardRetried } from '@donate-impact/shared/preferences';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Loader } from './createLoader';
import { focusHeading } from './focusHeading';
import { PageBoundary } from './PageBoundary';
import { RemoteFailure } from './RemoteFailure';
import { StillLoading } from './StillLoading';

interface RemotePageProps {
  loader: Loader;
  page: PageId;
}

/** Shows one page of one remote; what fails in it stays in it. The only way in which the shell embeds a remote. */
export function RemotePage({ loader, page }: RemotePageProps) {
  const { remote } = page;
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const wasShown = useRef(false);
  const isLeft = useIsLeft();
  const dispatch = useAppDispatch();
  useFocusAfter(attempt);
  const tryAgain = async () => {
    const outcome = await loader.loadAfresh(page);
    if (isLeft.current) return;
    const goesOn = remote === 'wizard' && wasShown.current && !('error' in outcome);
    if (goesOn) dispatch(wizardRetried());
    setAttempt(attempt + 1);
  };
  const leaveFailed = () => {
    // What had the focus has gone with the page.
    if (wasShown.current) focusHeading();
    if (remote === 'wizard') dispatch(wizardFailed());
  };
  return (
    <PageBoundary
      loader={loader}
      resetKey={`${key}/${attempt}`}
      remote={remote}
      onTryAgain={tryAgain}
      onFailure={leaveFailed}
    >
      <Suspense fallback={<StillLoading />}>
        <LoadedPage
          loader={loader}
          page={page}
          onTryAgain={tryAgain}
          onShown={() => {
            wasShown.current = true;
          }}
        />
      </Suspense>
    </PageBoundary>
  );
}

interface LoadedPageProps extends RemotePageProps {
  onTryAgain: () => Promise<void>;
  onShown: () => void;
}

function LoadedPage({ loader, page, onTryAgain, onShown }: LoadedPageProps) {
  const outcome = use(loader.pageOutcome(page));
  const failed = 'error' in outcome;
  useEffect(() => {
    if (!failed) onShown();
  });
  if (failed) return <RemoteFailure error={outcome.error} onTryAgain={onTryAgain} />;
  return <outcome.Page />;
}

/** Whether the visitor has gone to another page since. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

/** The button that was pressed is gone when the page is there; focus goes to what has come in its place. */
function useFocusAfter(attempt: number) {
  useEffect(() => {
    if (attempt > 0) focusHeading();
  }, [attempt]);
}
