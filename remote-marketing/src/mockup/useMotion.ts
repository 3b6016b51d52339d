import { useSyncExternalStore } from 'react';

/** `unknown` until hydration: until then, media queries in the style sheet decide what is visible. */
export type Motion = 'unknown' | 'full' | 'reduced';

const query = '(prefers-reduced-motion: reduce)';

/** The visitor's preference, live. */
export function useMotion(): Motion {
  return useSyncExternalStore<Motion>(
    subscribe,
    () => (window.matchMedia(query).matches ? 'reduced' : 'full'),
    () => 'unknown',
  );
}

function subscribe(onChange: () => void) {
  const preference = window.matchMedia(query);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}
