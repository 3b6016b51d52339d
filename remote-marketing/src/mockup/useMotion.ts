import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** False for visitors who prefer less motion, live, and until hydration. What is visible is decided by the style sheet. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const preference = window.matchMedia(query);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
