import { useHydrated, usePrefersReducedMotion } from '@donate-impact/shared/ui';

/** `unknown` until hydration: until then, media queries in the style sheet decide what is visible. */
export type Motion = 'unknown' | 'full' | 'reduced';

/** The visitor's preference, live. */
export function useMotion(): Motion {
  const hydrated = useHydrated();
  const reduced = usePrefersReducedMotion();
  if (!hydrated) return 'unknown';
  return reduced ? 'reduced' : 'full';
}
