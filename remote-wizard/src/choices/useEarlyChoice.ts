import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Adopts a choice that was made in the prerendered page before its script ran: hydration leaves it in the control
 * but fires no event. It waits for the reset on entry, which is also a layout effect.
 */
export function useEarlyChoice(checked: boolean, choose: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const early = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the script counts
  useLayoutEffect(() => {
    early.current = input.current?.checked !== checked;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!early.current) return;
    early.current = false;
    choose();
  }, []);

  return input;
}
