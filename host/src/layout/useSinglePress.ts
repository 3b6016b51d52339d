import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Lets one act press a control once. Browsers click with each repeat of a held Enter and with each click of a double
 * click, whatever is there by then, and on the page that the visitor has left, until the next one is rendered. Another
 * control of that page is pressed: a visitor may think better of it, however slow the next page is.
 */
export function useSinglePress(): void {
  const { key } = useLocation();
  const pressed = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const ignoreSecond = (event: MouseEvent) => {
      const isFirst = event.detail < 2;
      const previous = pressed.current;
      if (isFirst) pressed.current = getControl('a, button, summary', event);
      const isAgain = previous !== null && previous === pressed.current && getEntryKey() !== key;
      if (isFirst ? !isAgain : !previous) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', ignoreSecond, true);
    window.addEventListener('keydown', ignoreRepeat, true);
    return () => {
      window.removeEventListener('click', ignoreSecond, true);
      window.removeEventListener('keydown', ignoreRepeat, true);
    };
  }, [key]);
}

/** Space clicks when it is released. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && getControl('a, button, input, summary', event))
    event.preventDefault();
}

function getControl(controls: string, { target }: Event): Element | null {
  return target instanceof Element ? target.closest(controls) : null;
}

/** The key that the router has stored with the current entry of the history; it calls that of a first page `default`. */
function getEntryKey(): string {
  return window.history.state?.key ?? 'default';
}
