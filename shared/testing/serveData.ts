import type { Page } from '@playwright/test';

/** Matches the data file at every URL from which a page reads it. */
export const dataFile = '**/data/candidates.json';

/** The site's own candidates. */
export async function readCandidates({ request }: Page): Promise<unknown[]> {
  return (await request.get('/data/candidates.json')).json();
}

/**
 * Serves a page another data file.
 * @param body the text of the file, or a value that is sent as JSON
 */
export function serveData(page: Page, body: string | unknown[]) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return page.route(dataFile, (route) =>
    route.fulfill({ body: text, contentType: 'application/json' }),
  );
}
