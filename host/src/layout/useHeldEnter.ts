import { useEffect } from 'react';

/** Lets a held Enter press a control once. Browsers click with each repeat of the key; Space clicks when it is released. */
export function useHeldEnter(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreRepeat);
    return () => document.removeEventListener('keydown', ignoreRepeat);
  }, []);
}

function ignoreRepeat(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !repeat || !(target instanceof Element)) return;
  if (target.closest('a, button, input, summary')) event.preventDefault();
}
