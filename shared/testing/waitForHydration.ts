import type { Page } from '@playwright/test';

/** Waits until the first page of a load reacts to what a visitor does (`EnteredPage`). */
export async function waitForHydration(page: Page) {
  await page.locator('html.entered').waitFor({ state: 'attached' });
}
