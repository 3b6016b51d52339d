/**
 * A double click on a link is one click: the second would go to the next page again, when it is about to be shown
 * or already is, and begin there anew what the visitor has just begun.
 */
export function ignoreSecondClicks() {
  document.addEventListener('click', ignoreSecondClick, true);
}

function ignoreSecondClick(event: MouseEvent) {
  const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
  if (event.detail < 2 || !isOnLink) return;
  event.preventDefault();
  event.stopPropagation();
}
