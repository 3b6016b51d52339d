import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Handles the rejections of a view transition that the next one interrupts, as on a double click: the router does
 * not, and an interrupted animation is not an error.
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
 * Makes the router render a page with a view transition in one go: the browser freezes the screen until the page
 * is ready, so rendering it over several frames would only take longer. Where the machine is slow, the next page comes
 * without a transition, whose snapshots alone would take longer than the page.
 * @param isSlow asked at each navigation
 */
export function renderTransitionsAtOnce(router: Pick<Router, 'subscribe'>, isSlow: () => boolean) {
  const { subscribe } = router;
  router.subscribe = (subscriber) =>
    subscribe((state, options) => {
      if (!options.viewTransitionOpts) return subscriber(state, options);
      const atOnce = { ...options, flushSync: true };
      if (!isSlow()) return subscriber(state, atOnce);
      return withoutFocus(() => subscriber(state, { ...atOnce, viewTransitionOpts: undefined }));
    });
}

/**
 * Chromium computes the style of the whole old page again when its focused element is removed, so the focus is released
 * first. An
 * element that stays in the page gets it back, unless the new page has focused something else.
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
