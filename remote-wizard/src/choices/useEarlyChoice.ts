import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Adopts a choice that was made in the prerendered page before its script ran: hydration leaves it in the control
 * but fires no event. It waits for the reset on entry, which is also a layout effect.
 */
export function useEarlyChoice(id: string, checked: boolean, choose: () => void) {
  const input = useRef<HTMLInputElement>(null);
  // Where an extension has changed the markup, React replaces the control instead of hydrating it.
  const [wasChecked] = useState(() => isChecked(id));
  const early = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the script counts
  useLayoutEffect(() => {
    early.current = wasChecked || input.current?.checked !== checked;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!early.current) return;
    early.current = false;
    choose();
  }, []);

  return input;
}

function isChecked(id: string) {
  return Boolean(globalThis.document?.querySelector(`[id="${id}"]:checked`));
}
