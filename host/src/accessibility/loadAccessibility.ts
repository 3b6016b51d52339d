import type { LoaderFunctionArgs } from 'react-router-dom';
import { carryOver } from '../carryOver';

type Module = typeof import('./Accessibility');

const deadlineMs = 5000;

let page: Promise<Module | null> | undefined;

/**
 * The accessibility page, or null when its file could not be loaded. If it is the first page of the visit, it is
 * already there prerendered, and a file that cannot be loaded leaves it unchanged.
 */
export function accessibilityPage(): Promise<Module | null> {
  page ??= fetchPage().then((module) => module ?? new Promise(() => {}));
  return page;
}

/**
 * Waits for the page before it is shown. If its file cannot be loaded but its address is served, the browser
 * navigates there with everything that the visitor has chosen, because the page is prerendered.
 */
export async function accessibilityLoader({ request }: LoaderFunctionArgs) {
  page = fetchPage();
  if ((await page) || !(await isServed(request.url))) return null;
  carryOver();
  window.location.assign(request.url);
  return new Promise<null>(() => {});
}

function fetchPage(): Promise<Module | null> {
  const deadline = new Promise<null>((resolve) => setTimeout(resolve, deadlineMs, null));
  const loading = Promise.race([import('./Accessibility').catch(() => null), deadline]);
  // React reads a promise with a status without waiting, so a loaded page shows at once.
  loading.then((value) => Object.assign(loading, { status: 'fulfilled', value }));
  return loading;
}

function isServed(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(deadlineMs);
  return fetch(url, { method: 'HEAD', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
