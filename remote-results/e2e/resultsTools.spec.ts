import { serveData } from '@donate-impact/testing/serveData';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, type Locator, test } from '@playwright/test';
import { cards, compareCards, manyCandidates } from './resultsPage';

for (const width of [360, 1280])
  test(`at ${width} px, the other tools stay in place when a visitor filters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await rememberAnswers(page);
    await page.goto('/results');
    if (width === 360) await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const share = page.getByRole('button', { name: 'Share' });
    await expect(cards(page)).toHaveCount(24);
    const before = await share.boundingBox();

    await page.getByLabel('Competitiveness', { exact: true }).selectOption('Lean');

    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(await share.boundingBox()).toEqual(before);
  });

test('a long list shows fifty candidates, then fifty more, and the button stays where a visitor scrolled to it', async ({
  page,
}) => {
  await serveData(page, manyCandidates(110));
  await page.goto('/results');
  await expect(
    page.getByText('110 candidates ranked by impact potential, the first 50'),
  ).toBeVisible();
  const more = page.getByRole('button', { name: 'Show 50 more' });

  await more.click();

  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).nth(50).getByRole('heading', { level: 2 })).toBeFocused();
  const tops = await more.evaluate(async (button) => {
    button.scrollIntoView({ block: 'nearest' });
    const tops: number[] = [];
    for (let frame = 0; frame < 20; frame += 1) {
      tops.push(button.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    return tops;
  });
  expect(tops).toEqual(tops.map(() => tops[0]));
  await more.click();
  await expect(cards(page)).toHaveCount(110);
  await expect(more).toHaveCount(0);
});

test('a visitor compares two or three candidates side by side, and stays where they are', async ({
  page,
}) => {
  await page.goto('/results');
  await compareCards(page, 0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Arrow keys lead to the other boxes')).toBeVisible();
  await expect(page.getByText('1 of 3 chosen (choose one or two more to compare)')).toBeVisible();
  await compareCards(page, 1, 2);
  const choose = (place: number) => cards(page).nth(place).getByRole('checkbox');
  const [third, fourth] = [choose(2), choose(3)];
  await expect(fourth).toBeDisabled();
  const before = await page.evaluate(() => window.scrollY);
  const opener = page.getByRole('button', { name: 'Compare side by side' });

  await clickInPlace(opener);

  const table = page.getByRole('dialog', { name: 'Compare candidates' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'Polling' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await clickInPlace(page.getByRole('button', { name: 'Clear comparison' }));
  await expect(third).toBeFocused();
  await expect(third).not.toBeChecked();
  await expect(fourth).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: 'cleared' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await compareCards(page, 0, 8);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Clear comparison' }).press('Enter');
  await expect(choose(8)).toBeFocused();
  await expect(choose(8)).toBeInViewport();
});

/** Clicks with the mouse directly: Playwright's own click may scroll the page. */
async function clickInPlace(locator: Locator) {
  const { x, y } = (await locator.boundingBox()) ?? { x: 0, y: 0 };
  await locator.page().mouse.click(x + 20, y + 20);
}
