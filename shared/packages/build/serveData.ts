import type { Page } from '@playwright/test';
import { hashOf } from './integrity';

/** The data file, wherever a page reads it from. */
export const dataFile = '**/data/candidates.json';

/** The site's own candidates. */
export async function candidatesOf({ request }: Page): Promise<unknown[]> {
  return (await request.get('/data/candidates.json')).json();
}

/**
 * Serves a page another data file, and names its hash in the page, as a shell does that was released with that file.
 * @param body the text of the file, or what is to be its JSON
 */
export async function serveData(page: Page, body: string | unknown[]) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await page.addInitScript(nameHash, `#${hashOf(text)}`);
  await page.route(dataFile, (route) =>
    route.fulfill({ body: text, contentType: 'application/json' }),
  );
}

/** Runs in the page, before its scripts. */
function nameHash(hash: string) {
  const change = () => {
    const { dataset } = document.documentElement;
    if (dataset.candidates) dataset.candidates = dataset.candidates.replace(/#.*/, hash);
  };
  document.addEventListener('readystatechange', change, { once: true });
}
