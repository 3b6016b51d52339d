import { useSyncExternalStore } from 'react';

/** False while prerendered markup is made or taken over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
