/** Moves focus to the page's heading when the focused element is gone. */
export function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
