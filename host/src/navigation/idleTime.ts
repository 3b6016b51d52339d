/** Does something once the page has loaded and the browser has nothing else to do, or after two seconds. */
export function whenIdle(work: () => void) {
  if (document.readyState !== 'complete')
    window.addEventListener('load', () => whenIdle(work), { once: true });
  else if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => work(), { timeout: 2000 });
  else setTimeout(work, 200);
}

/** True if the visitor has asked the browser to load only what is necessary. */
export function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
