import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import installChromium from '@donate-impact/build/chromium';
import { type Browser, chromium, type Page } from '@playwright/test';
import { origin } from './stack';

const partOrPanel = /^Step 1 of 3:|cannot be shown right now$/;

/**
 * The headings that a visitor of a path sees in a browser within 5 seconds, in order. Throws when at any time the
 * page shows neither the wizard nor the failure panel.
 */
export async function headingsSeen(path: string) {
  const browser = await launch();
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

/**
 * Opens the wizard in one tab for each visitor, in browsers of their own. `finish` takes every tab from there to a
 * candidate, and throws when one does not get there.
 */
export async function openTabs(visitors: string[]) {
  const browser = await launch();
  const tabs = await Promise.all(
    visitors.map(async (number) => {
      const context = await contextOf(browser, number);
      const page = await context.newPage();
      await page.goto(`${origin}/demo`);
      return page;
    }),
  );
  return {
    async finish() {
      try {
        for (const page of tabs) await finishJourney(page);
      } finally {
        await browser.close();
      }
    },
  };
}

async function finishJourney(page: Page) {
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Single high-impact donation' }).check();
  await page.getByRole('button', { name: 'See Matches' }).click();
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Key metrics' }).waitFor();
}

/** Opens a browser in which three visitors, all with the same number, load the wizard again and again. */
export async function openFor(number: string) {
  const browser = await launch();
  return {
    async visitUntil<Result>(ended: Promise<Result>) {
      let hasEnded = false;
      const end = ended.finally(() => {
        hasEnded = true;
      });
      const visit = async () => {
        while (!hasEnded) {
          const context = await contextOf(browser, number);
          const page = await context.newPage();
          // A container that restarts changes this machine's networks, which interrupts a visit.
          await page.goto(`${origin}/demo`).catch(() => {});
          await sleep(1_000);
          await context.close();
        }
      };
      await Promise.all([visit(), visit(), visit()]);
      await browser.close();
      return end;
    },
  };
}

function launch() {
  const executablePath = installChromium();
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** A browser profile of its own for the visitor with a number. */
async function contextOf(browser: Browser, number: string) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'visitor', value: number, url: origin }]);
  return context;
}
