/** Moves the focus to the page's heading, where what had it is about to leave the page. */
export function focusHeading() {
  document.querySelector('h1')?.focus();
}
