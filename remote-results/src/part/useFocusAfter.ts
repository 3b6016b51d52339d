import { useLayoutEffect, useRef } from 'react';

/** For an element that may leave the page while the focus is in it: then `focusNext` says where that goes. */
export function useFocusAfter<E extends HTMLElement>(focusNext: () => void) {
  const element = useRef<E>(null);
  const next = useRef(focusNext);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) next.current();
    };
  }, []);
  return element;
}
