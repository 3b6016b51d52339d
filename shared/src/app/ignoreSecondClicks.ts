/**
 * Treats a double click as one click where the second would do something different from the first: on a link it
 * would open the next page again and restart what the visitor has just started; on whatever is under the pointer
 * by then, or on a button that says something else by then, it would choose something that the visitor never saw.
 */
export function ignoreSecondClicks() {
  let pressed: Element | null = null;
  let words: string | undefined;
  let isAnother = false;

  document.addEventListener(
    'mousedown',
    ({ detail, target }) => {
      const control = controlOf(target);
      if (detail < 2) {
        pressed = control;
        words = wordsOf(control);
      }
      isAnother = control !== pressed || wordsOf(control) !== words;
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const isOnLink = controlOf(event.target)?.closest('a') != null;
      if (event.detail < 2 || !(isOnLink || isAnother)) return;
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

/** The letters on a button; an arrow or a number may change. */
function wordsOf(control: Element | null) {
  return control?.closest('button')?.textContent?.replace(/\P{Letter}/gu, '');
}
