import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * One tab stop for all lines, which the arrow keys, Home and End move: with a stop for each, the list would be dozens
 * of presses away.
 */
export function useLineStops(ids: readonly string[]) {
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && ids.includes(last) ? last : ids[0];

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    setLast(ids[findPlace(target)] ?? null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const { target } = event;
    const place = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
    const next = findNextPlace(event.key, place, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return { stop, onFocus, onKeyDown };
}

/** Where a key leads from a line; null for other keys. */
export function findNextPlace(key: string, place: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function findPlace(button: HTMLElement): number {
  const line = button.closest('tr');
  return line ? [...(line.parentElement?.children ?? [])].indexOf(line) : -1;
}
