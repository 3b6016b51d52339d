/**
 * Handles what a view transition says when the next one cuts it short, as on a double click: the router does
 * not, and an interrupted animation is no error.
 */
export function settleTransitions() {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    const finished = transition.finished.catch(() => {});
    for (const promise of [transition.ready, transition.updateCallbackDone])
      promise.catch(() => {});
    return Object.defineProperty(transition, 'finished', { value: finished });
  };
}
