import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation to another page, moves focus to its `h1`; after Back, to the link by which the visitor had left it.
 * Does nothing on the first load.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const pressed = useRef(new Map<string, string | null | undefined>());

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('#main a') : null;
      pressed.current.set(key, link?.getAttribute('href'));
    };
    // React renders the next page before a press would arrive here by itself.
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const link = isBack && findLink(pressed.current.get(key));
    if (link) link.focus();
    else document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [pathname, key, isBack]);

  return null;
}

function findLink(href: string | null | undefined) {
  const links = [...document.querySelectorAll<HTMLElement>('#main a')];
  return href && links.find((link) => link.getAttribute('href') === href);
}
