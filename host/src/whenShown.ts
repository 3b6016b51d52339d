/** Resolves when the page is shown: at once, unless the browser prerenders it and may throw it away. */
export function whenShown(): Promise<void> {
  if (!('prerendering' in document && document.prerendering)) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
