import { markFulfilled } from '@donate-impact/patches/browser/markFulfilled';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Module = typeof import('./Accessibility');

const deadlineMs = 5000;

/** The file that holds the page of states and results. */
export type AccessibilityFile = ReturnType<typeof createAccessibilityFile>;

/** A file that has not been asked for yet. `carryOver` keeps for the next load all that the visitor has chosen. */
export function createAccessibilityFile(carryOver: () => void) {
  let module: Promise<Module | null> | undefined;

  return {
    /**
     * The page, or null when its file could not be had. Where the page is the first one of the visit it stands
     * there prerendered: then a file that cannot be had leaves it as it is.
     */
    module(): Promise<Module | null> {
      module ??= fetchModule().then((loaded) => loaded ?? new Promise(() => {}));
      return module;
    },

    /**
     * Waits for the page before it is shown. Where its file cannot be had, but its address can, the browser asks
     * for that, with all that the visitor has chosen: the page is prerendered.
     */
    async loader({ request }: LoaderFunctionArgs) {
      module = fetchModule();
      if ((await module) || !(await isServed(request.url))) return null;
      carryOver();
      window.location.assign(request.url);
      return new Promise<null>(() => {});
    },
  };
}

function fetchModule(): Promise<Module | null> {
  const deadline = new Promise<null>((resolve) => setTimeout(resolve, deadlineMs, null));
  const loading = Promise.race([import('./Accessibility').catch(() => null), deadline]);
  // A page that is there shows at once.
  loading.then((value) => markFulfilled(loading, value));
  return loading;
}

function isServed(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(deadlineMs);
  return fetch(url, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
