import type { Filler } from '@donate-impact/shared/slots';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { savesData, whenIdle } from '../navigation/idleTime';
import type { Loader } from './createLoader';
import { PageBoundary } from './PageBoundary';
import type { LoadedPage } from './Remote';

interface FilledSlotProps {
  loader: Loader;
  filler: Filler;
}

/** Where a slot is in the page, and what fills it: null if nothing does. */
interface Ended {
  place: HTMLElement;
  loaded: LoadedPage | null;
}

/**
 * Fills a slot of the page beside it, once that is there and the browser is idle. If what fills the slot fails, the place
 * keeps the words of its page, and closes when the visitor goes on: at the next entry of the history.
 */
export function FilledSlot({ loader, filler }: FilledSlotProps) {
  const [ended, setEnded] = useState<Ended | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is shown
  useEffect(() => {
    let isShown = true;
    whenIdle(async () => {
      const place = document.querySelector<HTMLElement>(`#main [data-slot="${filler.slot}"]`);
      if (!isShown || !place) return;
      const loaded = savesData() ? null : await loader.loadFiller(filler);
      if (isShown) setEnded({ place, loaded });
    });
    return () => {
      isShown = false;
    };
  }, []);

  useClosing(ended, loader);
  if (!ended?.loaded) return null;
  const { place, loaded } = ended;
  const { Page } = loaded;
  return createPortal(
    <PageBoundary
      loader={loader}
      remote={filler.remote}
      slot={filler.slot}
      resetKey=""
      onFailure={() => {}}
    >
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </PageBoundary>,
    place,
  );
}

/**
 * Hides the place of a slot if it is empty when the visitor goes on, never while they are busy beside it, nor while the
 * data that may fill it is on its way.
 */
function useClosing(ended: Ended | null, { isFetching }: Pick<Loader, 'isFetching'>) {
  const { key } = useLocation();
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!ended) return;
    const isFilled = ended.place.querySelector(':scope > [data-boundary]') !== null;
    ended.place.hidden = !isFilled && !isFetching();
  }, [key, ended, isFetching]);
}
