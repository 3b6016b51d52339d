import type { createBrowserRouter } from 'react-router-dom';

/**
 * Handles what a view transition says when the next one cuts it short, as on a double click: the router does
 * not, and an interrupted animation is no error.
 */
export function settleTransitions() {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(typeof update === 'function' ? () => withoutFocus(update) : update);
    const finished = transition.finished.catch(() => {});
    for (const promise of [transition.ready, transition.updateCallbackDone])
      promise.catch(() => {});
    return Object.defineProperty(transition, 'finished', { value: finished });
  };
}

/**
 * Has the router render a page that comes with a view transition at once: the browser holds the screen still
 * until the page is there, so rendering it piece by piece over several frames would only take longer.
 */
export function renderTransitionsAtOnce(router: ReturnType<typeof createBrowserRouter>) {
  const { subscribe } = router;
  router.subscribe = (subscriber) =>
    subscribe((state, options) =>
      subscriber(state, {
        ...options,
        flushSync: options.flushSync || options.viewTransitionOpts !== undefined,
      }),
    );
}

/**
 * Chromium lays the old page out once more when the element that has the focus is taken out of it, so the focus is
 * let go before. What stays in the page has it again, unless the new page has given it to something else.
 */
function withoutFocus<T>(update: () => T): T {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return update();
  focused.blur();
  const updated = update();
  const isFree = document.activeElement === document.body;
  if (isFree && focused.isConnected) focused.focus({ preventScroll: true });
  return updated;
}

/** Resolves when the screen has answered a press: what takes long begins after that. At once where nothing is painted. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
