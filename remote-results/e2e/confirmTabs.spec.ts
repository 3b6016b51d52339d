import { findChromium } from '@donate-impact/testing/chromium';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

// Playwright turns the popup blocker off, and a headless shell has none; a visitor's browser has one.
const withBlocker = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath: findChromium({ inShell: false }),
        ignoreDefaultArgs: ['--disable-popup-blocking'],
      });
    },
    { scope: 'worker' },
  ],
});

test('one press opens every campaign site in a tab that cannot access the site', async ({
  page,
  context,
}) => {
  await chooseTopThree(page, context);

  await page.getByRole('button', { name: /^Open Campaign Sites/ }).click();

  await expect(page.getByRole('status')).toHaveText('3 campaign sites are open in new tabs.');
  await expect.poll(() => context.pages().length).toBe(4);
  const tabs = context.pages().slice(1);
  await Promise.all(tabs.map((tab) => tab.waitForURL(/example\.org/)));
  const openers = tabs.map((tab) => tab.evaluate(() => window.opener));
  expect(await Promise.all(openers)).toEqual([null, null, null]);
});

withBlocker(
  'a visitor learns how many tabs were blocked and is taken to the links',
  async ({ page, context }) => {
    await chooseTopThree(page, context);

    await page.getByRole('button', { name: /^Open Campaign Sites/ }).click();

    await expect(page.getByRole('status')).toHaveText(
      'Your browser blocked 2 of 3 tabs. Use their links above instead.',
    );
    const second = page
      .getByRole('listitem')
      .nth(1)
      .getByRole('link', { name: /^Campaign site/ });
    await expect(second).toBeFocused();
  },
);

async function chooseTopThree(page: Page, context: BrowserContext) {
  await context.route(/example\.org/, (route) => route.fulfill({ body: 'A campaign site' }));
  await page.goto('/results');
  await page.getByRole('button', { name: 'card of Elvira Ruiz' }).click();
  await expect(page.getByText(/^Three candidates get/)).toBeVisible();
}
