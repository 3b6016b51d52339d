import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * One tab stop for many controls, each with its id as `data-stop`, which the arrow keys, Home and End move: with a stop for
 * each, what follows them would be dozens of presses away.
 */
export function useRovingStop(ids: readonly string[]) {
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && ids.includes(last) ? last : ids[0];

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.dataset.stop) setLast(target.dataset.stop);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || !target.dataset.stop) return;
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-stop]:enabled')];
    const next = findNextPlace(event.key, stops.indexOf(target), stops.length);
    if (next === null) return;
    event.preventDefault();
    stops[next]?.focus();
  }

  return { stop, onFocus, onKeyDown };
}

/** Where a key leads from a control; null for other keys. */
export function findNextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
