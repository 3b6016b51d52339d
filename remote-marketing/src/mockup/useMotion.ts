import { useHydrated, usePrefersReducedMotion } from '@donate-impact/shared/ui';

/** `unknown` until hydrated: there the style sheet decides by media query what is seen. */
export type Motion = 'unknown' | 'full' | 'reduced';

/** The visitor's preference, live. */
export function useMotion(): Motion {
  const hydrated = useHydrated();
  const reduced = usePrefersReducedMotion();
  if (!hydrated) return 'unknown';
  return reduced ? 'reduced' : 'full';
}
