import type { SiteRemote } from '@donate-impact/shared/contract';
import { useIsFetching } from '@tanstack/react-query';
import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { savesData, whenIdle } from '../navigation/idleTime';
import type { Loader, ModuleId } from './createLoader';
import type { LoadedPage } from './createRemoteLoader';
import { PageBoundary } from './PageBoundary';

/** The longest time that leaving a page takes, in milliseconds. */
const leavingMs = 2000;

/** An extension point of a page, with the components that other remotes expose for it besides their pages. */
type ExtensionPoint = ReturnType<typeof getExtensionPoints>[number];

interface WidgetsProps {
  loader: Loader;
  page: ModuleId;
  point: ExtensionPoint;
}

/** The extension point in the page, and the first of its widgets: null for one that failed. */
interface Arrived {
  place: HTMLElement;
  loaded: readonly (LoadedPage | null)[];
}

/**
 * Shows widgets in the page beside them, once that is there and the browser is idle. None is shown before those that stand
 * above it have arrived or failed, so that none moves. If all fail, the place keeps the words of its page, and closes when
 * the visitor goes on: at the next entry of the history.
 */
export function Widgets(props: WidgetsProps) {
  const { loader, point } = props;
  const [arrived, setArrived] = useState<Arrived | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the page is shown
  useEffect(() => {
    let isShown = true;
    whenIdle(async () => {
      const place = document.querySelector<HTMLElement>(
        `#main [data-extension-point="${point.name}"]`,
      );
      if (!isShown || !place) return;
      const loaded: (LoadedPage | null)[] = [];
      const all = point.widgets.map((id) => (savesData() ? null : load(loader, id, point.name)));
      for (const each of all) {
        loaded.push(await each);
        if (isShown) setArrived({ place, loaded: [...loaded] });
      }
    });
    return () => {
      isShown = false;
    };
  }, []);

  return arrived && <ArrivedWidgets {...props} {...arrived} />;
}

function ArrivedWidgets({ loader, page, point, place, loaded }: WidgetsProps & Arrived) {
  const context = useContextOf(place);
  useClosing(place, loaded.length === point.widgets.length);
  return createPortal(
    <PageBoundary loader={loader} id={page} extensionPoint={point.name} resetKey={context}>
      <WidgetList loader={loader} point={point} loaded={loaded} context={context} />
    </PageBoundary>,
    place,
  );
}

interface WidgetListProps extends Pick<WidgetsProps, 'loader' | 'point'>, Pick<Arrived, 'loaded'> {
  /** JSON. */
  context: string;
}

/** Widgets in the order of their remotes, each with a boundary of its own. Throws for a wrong context. */
function WidgetList({ loader, point, loaded, context }: WidgetListProps) {
  const props = readContext(context, point.context);
  const { key } = useLocation();
  return point.widgets.map((id, index) => {
    const Widget = loaded[index]?.Page;
    return (
      Widget && (
        <PageBoundary
          key={id.remote}
          loader={loader}
          id={id}
          extensionPoint={point.name}
          resetKey={key}
        >
          <Suspense fallback={null}>
            <Widget {...props} />
          </Suspense>
        </PageBoundary>
      )
    );
  });
}

async function load(loader: Loader, widget: ModuleId, extensionPoint: string) {
  const outcome = await loader.prefetch(widget);
  if (!('error' in outcome)) return outcome;
  const { failure } = outcome.error;
  const message = `${failure.message} (in the extension point ${extensionPoint})`;
  // A browser that leaves the page ends its requests first: Firefox tells the page of it, which then has no time left.
  setTimeout(() => loader.reportFailure({ ...failure, message }), leavingMs);
  return null;
}

/** What the page tells the widgets of a place, as JSON. It changes with the page's URL or state. */
function useContextOf(place: HTMLElement) {
  const subscribe = useCallback(
    (notify: () => void) => {
      const observer = new MutationObserver(notify);
      observer.observe(place, { attributeFilter: ['data-context'] });
      return () => observer.disconnect();
    },
    [place],
  );
  return useSyncExternalStore(subscribe, () => place.dataset.context ?? '{}');
}

/** The part of a context that is declared. Throws if a value is missing or has another type. */
function readContext(json: string, declared: ExtensionPoint['context']) {
  const context: Record<string, unknown> = JSON.parse(json);
  const entries = Object.entries(declared).map(([name, type]) => {
    if (typeof context[name] !== type) throw new Error(`the context has no ${type} ${name}`);
    return [name, context[name]];
  });
  return Object.fromEntries(entries);
}

/**
 * Hides the place of widgets if it is empty when the visitor goes on, never while they are busy beside it, nor while the
 * data that may fill it is on its way. A widget that comes later shows it again.
 */
function useClosing(place: HTMLElement, isComplete: boolean) {
  const { key } = useLocation();
  const shown = useRef(key);
  const isFetching = useIsFetching() > 0;

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isComplete) place.hidden = !isFilled(place) && !isFetching;
  }, [key, place, isComplete, isFetching]);

  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (isFilled(place)) place.hidden = false;
    });
    observer.observe(place, { childList: true });
    return () => observer.disconnect();
  }, [place]);
}

const isFilled = (place: HTMLElement) => place.querySelector(':scope > [data-boundary]') !== null;

/** The extension points of a page, each with as many widgets as it has room for, as the remotes declare them. */
export function getExtensionPoints(remotes: readonly SiteRemote[], { remote, page }: ModuleId) {
  const { extensionPoints = {} } = remotes.find(({ name }) => name === remote) ?? {};
  return Object.entries(extensionPoints).flatMap(([name, declared]) => {
    const point = typeof declared === 'string' ? { page: declared } : declared;
    if (point.page !== page) return [];
    const widgets = remotes.flatMap(({ name: owner, release, widgets = {} }) =>
      widgets[name] && release ? [{ remote: owner, page: widgets[name] }] : [],
    );
    const { context = {}, most = 1 } = point;
    return [{ name, context, widgets: widgets.slice(0, most) }];
  });
}
