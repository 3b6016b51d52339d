/** Takes focus to the page's heading when what had it is gone. */
export function focusHeading() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
}
