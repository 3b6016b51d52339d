type Module = typeof import('./Accessibility');

let page: Promise<Module> | undefined;

/** The page of states and results, fetched when it is first asked for. */
export function loadAccessibility(): Promise<Module> {
  if (page) return page;
  const loading = import('./Accessibility');
  page = loading;
  // React takes a promise with a status without waiting for it, so a page that is there shows at once.
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => {
      page = undefined;
    },
  );
  return loading;
}

/** Waits for the page before it is shown; where it cannot be fetched, the browser asks for the address. */
export async function accessibilityLoader() {
  await loadAccessibility().catch(() => window.location.reload());
  return null;
}
