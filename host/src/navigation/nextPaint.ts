/**
 * Resolves when the screen has responded to a press, so that long work starts after that; at once if nothing is
 * painted.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
