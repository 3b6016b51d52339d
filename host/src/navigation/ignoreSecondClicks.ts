/**
 * Treats a double click as one click where the second would do something different from the first: on a link it
 * would open the next page again and restart what the visitor has just started; on whatever is under the pointer
 * by then, it would choose something that the visitor never saw.
 */
export function ignoreSecondClicks() {
  let pressed: Element | null = null;
  let isElsewhere = false;

  document.addEventListener(
    'mousedown',
    ({ detail, target }) => {
      const control = controlOf(target);
      if (detail < 2) pressed = control;
      isElsewhere = control !== pressed;
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const isOnLink = controlOf(event.target)?.closest('a') != null;
      if (event.detail < 2 || !(isOnLink || isElsewhere)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

function controlOf(target: EventTarget | null) {
  if (!(target instanceof Element)) return null;
  return target.closest('a, button, input, label, select, summary') ?? target;
}
