import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { installHeadlessBrowser } from '@donate-impact/build/browser';
import { chromium } from '@playwright/test';
import { origin } from './stack';

const partOrPanel = /^Step 1 of 3:|cannot be shown right now$/;

/**
 * The headings that a visitor of a path sees in a browser within 5 seconds, in order. Throws when at any time the
 * page shows neither the wizard nor the failure panel.
 */
export async function headingsSeen(path: string) {
  const executablePath = installHeadlessBrowser(() => chromium.executablePath());
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    const seen = new Set<string>();
    for (let look = 0; look < 25; look += 1) {
      const headings = await page.locator('main h1:visible').allInnerTexts();
      assert.match(headings.join(), partOrPanel);
      seen.add(headings.join());
      await sleep(200);
    }
    return [...seen];
  } finally {
    await browser.close();
  }
}
