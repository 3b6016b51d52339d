import type { SiteRemote } from '@donate-impact/shared/contract';
import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { savesData, whenIdle } from '../navigation/idleTime';
import type { LoadedPage, Loader, ModuleId } from './createLoader';
import { PageBoundary } from './PageBoundary';

/** The longest time that leaving a page takes, in milliseconds. */
const leavingMs = 2000;

/** A component that a remote exposes besides its pages, for an extension point of another remote. */
interface WidgetId extends ModuleId {
  extensionPoint: string;
}

interface WidgetProps {
  loader: Loader;
  widget: WidgetId;
}

/** The extension point in the page, and its widget: null if there is none. */
interface Ended {
  place: HTMLElement;
  loaded: LoadedPage | null;
}

/**
 * Shows a widget in the page beside it, once that is there and the browser is idle. If the widget fails, the place
 * keeps the words of its page, and closes when the visitor goes on: at the next entry of the history.
 */
export function Widget({ loader, widget }: WidgetProps) {
  const [ended, setEnded] = useState<Ended | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is shown
  useEffect(() => {
    let isShown = true;
    whenIdle(async () => {
      const place = document.querySelector<HTMLElement>(
        `#main [data-extension-point="${widget.extensionPoint}"]`,
      );
      if (!isShown || !place) return;
      const loaded = savesData() ? null : await load(loader, widget);
      if (isShown) setEnded({ place, loaded });
    });
    return () => {
      isShown = false;
    };
  }, []);

  useClosing(ended);
  if (!ended?.loaded) return null;
  const { place, loaded } = ended;
  const { Page } = loaded;
  return createPortal(
    <PageBoundary
      loader={loader}
      id={widget}
      extensionPoint={widget.extensionPoint}
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

async function load(loader: Loader, widget: WidgetId) {
  const outcome = await loader.prefetch(widget);
  if (!('error' in outcome)) return outcome;
  const { failure } = outcome.error;
  const message = `${failure.message} (in the extension point ${widget.extensionPoint})`;
  // A browser that leaves the page ends its requests first: Firefox tells the page of it, which then has no time left.
  setTimeout(() => loader.reportFailure({ ...failure, message }), leavingMs);
  return null;
}

/**
 * Hides the place of a widget if it is empty when the visitor goes on, never while they are busy beside it, nor while the
 * data that may fill it is on its way.
 */
function useClosing(ended: Ended | null) {
  const { key } = useLocation();
  const shown = useRef(key);
  const isFetching = useIsFetching() > 0;

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!ended) return;
    const isFilled = ended.place.querySelector(':scope > [data-boundary]') !== null;
    ended.place.hidden = !isFilled && !isFetching;
  }, [key, ended, isFetching]);
}

/** The widgets of a page, as the remotes declare them. */
export function getWidgets(remotes: readonly SiteRemote[], { remote, page }: ModuleId): WidgetId[] {
  const { extensionPoints = {} } = remotes.find(({ name }) => name === remote) ?? {};
  const own = Object.keys(extensionPoints).filter((name) => extensionPoints[name] === page);
  return own.flatMap((extensionPoint) =>
    remotes.flatMap(({ name, widgets }) => {
      const module = widgets?.[extensionPoint];
      return module ? [{ extensionPoint, remote: name, page: module }] : [];
    }),
  );
}
