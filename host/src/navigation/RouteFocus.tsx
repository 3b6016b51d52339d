import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page, moves focus to its `h1`; after Back, to the link or button by which the visitor
 * had left it.
 * Does nothing on the first load.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const pressed = useRef(new Map<string, string | null>());

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const control = target instanceof Element && target.closest(controls);
      pressed.current.set(key, control ? identify(control) : null);
    };
    // React renders the next page before a press would arrive here by itself.
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const control = isBack && findControl(pressed.current.get(key));
    if (control) control.focus();
    else document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);

  return null;
}

const controls = '#main a, #main button';

function identify(control: Element) {
  return control.getAttribute('href') ?? control.textContent;
}

function findControl(known: string | null | undefined) {
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  return known && all.find((control) => identify(control) === known);
}
