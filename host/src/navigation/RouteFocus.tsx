import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation to another page, moves focus to its `h1`; does nothing on the first load. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
