/**
 * A double click is one click where the second would do something else than the first: on a link it would go to the
 * next page again, and begin there anew what the visitor has just begun; on what has come under the pointer in the
 * meantime, it would choose what the visitor never saw.
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
