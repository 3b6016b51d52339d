import { enlargeText, expectToFit } from '@donate-impact/testing/playwright';
import { expect, type Page, test } from '@playwright/test';
import { answerImpact, answerIssues, next, openStep } from './walk';

test('every step fits 360 px with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enlargeText(page);

  await openStep(page, 1);
  await expectToFit(page, 'step 1');
  await answerIssues(page);
  await expectToFit(page, 'step 2');
  await answerImpact(page);
  await expectToFit(page, 'step 3');
  await page.getByRole('radio', { name: 'Spread across several' }).check();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Use my last answers/ })).toBeVisible();
  await expectToFit(page, 'step 1 with the last answers');
});

test('on a phone, Next is in the window on every step, however far the visitor has scrolled, in a bar that stays as high, and every choice of steps 2 and 3 is above it', async ({
  page,
}) => {
  // Less the top bar of the site.
  await page.setViewportSize({ width: 360, height: 740 - 61 });
  await openStep(page, 1);
  await expectNextInWindow(page);
  const bar = page.locator('[data-covers]');
  const before = await bar.boundingBox();
  expect(before?.height).toBeLessThan(2 * 44);

  await page.getByRole('checkbox', { name: 'Economy' }).check();

  // Who leads takes the place of the reason.
  await expect(page.locator('[data-extension-point]')).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(before?.height);
  await answerIssues(page);
  await expectNextInWindow(page);
  await expectChoicesAboveBar(page);
  await answerImpact(page);
  await expect(page.getByRole('button', { name: 'See Matches' })).toBeInViewport({ ratio: 1 });
  await expectChoicesAboveBar(page);
});

test('on a laptop, the choices and Next are in the window on every step without scrolling', async ({
  page,
}) => {
  // Less the banner and the top bar of the site.
  await page.setViewportSize({ width: 1280, height: 800 - 98 });

  await openStep(page, 1);
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await answerIssues(page);
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await answerImpact(page);
  await expect(page.getByRole('button', { name: 'See Matches' })).toBeInViewport({ ratio: 1 });
});

test('a visitor can press anywhere on a card to choose it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStep(page, 1);

  const box = page.getByRole('checkbox', { name: 'Crime & Safety' });
  const card = page.locator('div:has(> #issue-crime)');
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  await card.click({ position: { x: width - 8, y: height - 8 } });

  await expect(box).toBeChecked();
  expect(height).toBeGreaterThanOrEqual(44);
});

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStep(page, 1);

  await page.getByRole('checkbox', { name: 'Economy' }).check();

  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const width of [320, 1280])
  test(`the longest offer has the place of the words that it replaces at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openStep(page, 1);
    const before = await placeOfChoices(page);

    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await next(page).click();
    await page.getByRole('radio', { name: 'Build long-term movement infrastructure' }).check();
    await next(page).click();
    await page.getByRole('radio', { name: 'Single high-impact donation' }).check();
    await page.reload();
    await expect(page.getByText('Climate & Environment and 5 more')).toBeVisible();
    await expect(page.getByText('Movement infrastructure', { exact: true })).toBeVisible();

    expect(await placeOfChoices(page)).toEqual(before);
  });

async function expectNextInWindow(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(next(page)).toBeInViewport({ ratio: 1 });
}

async function expectChoicesAboveBar(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  const choices = await page.getByRole('group').boundingBox();
  const bar = await page.locator('[data-covers]').boundingBox();
  expect((choices?.y ?? 0) + (choices?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
}

/** The position of the choices on the page, regardless of scrolling. */
function placeOfChoices(page: Page) {
  return page.getByRole('group').evaluate((group) => {
    const { x, y, width, height } = group.getBoundingClientRect();
    return { x, y: y + window.scrollY, width, height };
  });
}
