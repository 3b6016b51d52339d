import { elementId } from '../matches/elementId';

/** The id of the line that stands for a candidate. */
export const lineId = (id: string) => elementId('line', id);

/** That line, if the picture shows it. */
export const lineOf = (id: string) => document.getElementById(lineId(id));

/** Scrolls the picture, and nothing around it, until a line is in its view. */
export function scrollToLine(line: HTMLElement) {
  const view = line.closest('[data-scrolls]');
  if (!view || view.scrollHeight <= view.clientHeight) return;
  const { top, bottom } = line.getBoundingClientRect();
  const frame = view.getBoundingClientRect();
  if (top < frame.top) view.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) view.scrollTop += bottom - frame.bottom;
}
