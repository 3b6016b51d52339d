import { EnteredPage } from '@donate-impact/shared/app';
import type { OnEnter } from '@donate-impact/shared/contract';
import { StillLoading } from '@donate-impact/shared/ui';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Loader, ModuleId } from './createLoader';
import { PageBoundary } from './PageBoundary';
import { getExtensionPoints, Widgets } from './Widgets';

interface RemotePageProps {
  loader: Loader;
  page: ModuleId;
}

/** Shows one page of one remote and contains its failures. The shell embeds remotes in no other way. */
export function RemotePage({ loader, page }: RemotePageProps) {
  const { key } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const wasShown = useRef(false);
  const isResumed = useRef(false);
  useEffect(() => {
    // The page replaces the Try again button.
    if (attempt > 0) focusHeading();
  }, [attempt]);
  const tryAgain = async () => {
    const outcome = await loader.loadAfresh(page);
    isResumed.current = wasShown.current && !('error' in outcome);
    setAttempt((before) => before + 1);
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
      id={page}
      // A page that was shown may hold what the visitor did in it.
      isReplaceable={() => !wasShown.current}
      onReplaced={() => setAttempt((before) => before + 1)}
      onTryAgain={tryAgain}
      onFailure={leaveFailed}
    >
      <Suspense fallback={<StillLoading />}>
        <LoadedPage loader={loader} page={page} onEnter={enter} />
      </Suspense>
    </PageBoundary>
  );
}

interface LoadedPageProps extends RemotePageProps {
  onEnter: (entry: Parameters<OnEnter>[0], onEnter?: OnEnter) => void;
}

function LoadedPage({ loader, page, onEnter }: LoadedPageProps) {
  const state = loader.page(page);
  const outcome = state.outcome ?? use(state.done);
  if ('error' in outcome) throw outcome.error;
  return (
    <>
      <EnteredPage Page={outcome.Page} onEnter={(entry) => onEnter(entry, outcome.onEnter)} />
      {getExtensionPoints(loader.remotes, page).map((point) => (
        <Widgets key={point.name} loader={loader} page={page} point={point} />
      ))}
    </>
  );
}

/** Moves focus to the page's heading when the focused element is gone. */
function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
