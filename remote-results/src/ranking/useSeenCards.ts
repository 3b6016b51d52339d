import { type RefObject, useEffect } from 'react';
import { elementId } from '../common/elementId';

/**
 * Marks the lines of the picture, if it is open, whose cards are in view while a visitor scrolls. Straight in the document: a render
 * for every card that comes into view would be work for nothing else.
 */
export function useSeenCards(
  cards: RefObject<HTMLElement | null>,
  found: unknown,
  rendered: number,
  isOpen: boolean,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are other cards then
  useEffect(() => {
    if (!isOpen || !cards.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const lines = entries.flatMap(({ target, isIntersecting }) => {
          const line = target instanceof HTMLElement && findLine(target.dataset.id ?? '');
          return line ? [{ line, isIntersecting }] : [];
        });
        // All is measured before anything changes, so that nothing is laid out again for it.
        for (const { line, isIntersecting } of lines) if (isIntersecting) scrollToLine(line);
        for (const { line, isIntersecting } of lines)
          line.toggleAttribute('data-seen', isIntersecting);
      },
      { rootMargin: '-15% 0px', threshold: 0.3 },
    );
    for (const card of cards.current.children) observer.observe(card);
    return () => observer.disconnect();
  }, [cards, found, rendered, isOpen]);
}

/** The id of the line that stands for a candidate. */
export const lineId = (id: string) => elementId('line', id);

/** That line, if the picture shows it. */
const findLine = (id: string) => document.getElementById(lineId(id));

/** Scrolls the picture, and nothing around it, until a line is in its view. */
function scrollToLine(line: HTMLElement) {
  const view = line.closest('[data-scrolls]');
  if (!view || view.scrollHeight <= view.clientHeight) return;
  const { top, bottom } = line.getBoundingClientRect();
  const frame = view.getBoundingClientRect();
  if (top < frame.top) view.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) view.scrollTop += bottom - frame.bottom;
}
