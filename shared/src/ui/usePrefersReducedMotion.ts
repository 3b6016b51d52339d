import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** True while the visitor prefers less motion; false until hydrated. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const preference = window.matchMedia(query);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
