import { expect, type Locator, type Page, test } from '@playwright/test';
import { answer, cards, compareCards, exploreWeights } from './resultsPage';

const lazyParts = /static\/js\/async\/(?!__federation)/;

test('a visitor who clears the comparison stays where they started it', async ({ page }) => {
  await page.goto('/results');
  const boxes = cards(page).getByRole('checkbox');
  await compareCards(page, 0, 1);
  const before = await page.evaluate(() => window.scrollY);

  await clickInPlace(page.getByRole('button', { name: 'Clear comparison' }));

  await expect(boxes.nth(1)).toBeFocused();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'cleared' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a visitor who closes the comparison stays where they opened it', async ({ page }) => {
  await page.goto('/results');
  await compareCards(page, 0, 3);
  const before = await page.evaluate(() => window.scrollY);
  const opener = page.getByRole('button', { name: 'Compare side by side' });

  await clickInPlace(opener);
  await expect(page.getByRole('dialog', { name: 'Compare candidates' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the comparison is a few tab stops away from the chosen candidates', async ({ page }) => {
  await page.goto('/results');
  await compareCards(page, 0, 1);

  const open = page.getByRole('button', { name: 'Compare side by side' });
  for (let stops = 0; stops < 15 && !(await isFocused(open)); stops += 1)
    await page.keyboard.press('Shift+Tab');

  await expect(open).toBeFocused();
});

test('Back restores the candidates chosen for comparison', async ({ page }) => {
  await page.goto('/results');
  await compareCards(page, 1);

  await cards(page)
    .nth(1)
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(/\/candidate\//);
  await page.goBack();

  await expect(page.getByText('1 chosen (choose one or two more to compare)')).toBeVisible();
});

test('a dialog that could not be loaded opens on the second press and returns focus', async ({
  page,
}) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await page.route(lazyParts, (route) => route.abort());
  const opener = page.getByRole('button', { name: 'How scoring works' });
  await opener.click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(lazyParts);

  await opener.click();

  await expect(page.getByRole('dialog', { name: 'How scoring works' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Try again moves focus to the control that opened the part', async ({ page }) => {
  await answer(page, { issues: ['crime'], impact: null, strategy: null });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await page.route(lazyParts, (route) => route.abort());
  const toggle = page.getByRole('button', { name: 'Share' });
  await toggle.click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(lazyParts);

  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(toggle).toBeFocused();
});

test('a list that recovers by itself does not lose focus', async ({ page }) => {
  await page.route('/data/candidates.json', (route) => route.abort());
  await page.goto('/results');
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute('/data/candidates.json');

  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('with every slider at 0, no one is ranked', async ({ page }) => {
  await page.goto('/results');
  await exploreWeights(page);
  await expect(page.getByRole('table', { name: /^Top \d+ with these weights/ })).toBeVisible();

  for (const slider of await page.getByRole('slider').all()) await slider.press('Home');

  await expect(page.getByText(/Move at least one slider/)).toBeVisible();
  await expect(page.getByRole('table', { name: /with these weights/ })).toHaveCount(0);
});

/** Clicks with the mouse directly: Playwright's own click may scroll the page. */
async function clickInPlace(locator: Locator) {
  const { x, y } = (await locator.boundingBox()) ?? { x: 0, y: 0 };
  await locator.page().mouse.click(x + 20, y + 20);
}

function isFocused(locator: ReturnType<Page['getByRole']>) {
  return locator.evaluate((element) => element === document.activeElement);
}
