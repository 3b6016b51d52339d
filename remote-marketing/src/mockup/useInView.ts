import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** True while any part of the element is on screen, in a visible tab. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const tabVisible = useSyncExternalStore(
    subscribeToTab,
    () => document.visibilityState === 'visible',
    () => false,
  );

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      setOnScreen(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return onScreen && tabVisible;
}

function subscribeToTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
