import { type RefObject, useLayoutEffect, useRef } from 'react';

const duration = 350;

/**
 * Moves the lines from their places in one order to those in the next. Only the order is compared, because all lines
 * have one height: nothing is measured until it changes.
 */
export function useMovingLines(body: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids);

  useLayoutEffect(() => {
    const places = new Map(before.current.map((id, place) => [id, place]));
    before.current = ids;
    const steps = ids.map((id, place) => (places.get(id) ?? place) - place);
    if (!steps.some(Boolean) || !body.current || prefersStillness()) return;
    const height = body.current.firstElementChild?.clientHeight ?? 0;
    steps.forEach((count, place) => {
      if (count === 0) return;
      body.current?.children[place]?.animate(
        [{ transform: `translateY(${count * height}px)` }, { transform: 'none' }],
        { duration, easing: 'ease-in-out' },
      );
    });
  }, [body, ids]);
}

function prefersStillness() {
  return (
    typeof Element.prototype.animate !== 'function' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
