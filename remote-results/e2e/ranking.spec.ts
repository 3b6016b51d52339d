import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect, type Locator, test } from '@playwright/test';
import { cards, lines, openRanking } from './resultsPage';

test.beforeEach(({ page }) => rememberAnswers(page));

test('the picture is one press away, stays open after a reload, and its lines lead to the cards by mouse and by keyboard', async ({
  page,
}) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await expect(lines(page)).toHaveCount(0);
  await openRanking(page);
  await page.reload();
  await expect(lines(page)).toHaveCount(24);

  await lines(page).nth(11).click();
  await expect(cards(page).nth(11).getByRole('heading')).toBeFocused();
  await expect(cards(page).nth(11)).toBeInViewport({ ratio: 0.9 });

  const buttons = lines(page).getByRole('button');
  await buttons.first().focus();
  await page.keyboard.press('Tab');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(1).getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Ranking', exact: true }).click();
  await expect(lines(page)).toHaveCount(0);
});

test('forced colors fill the boxes of a card and a line alike, and keep the bars distinguishable', async ({
  page,
}) => {
  await page.goto('/results');
  await openRanking(page);
  await expect(lines(page)).toHaveCount(24);
  const fillsOf = (boxes: Locator) =>
    boxes.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))]);
  const card = cards(page).first();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const [line, strip] = await Promise.all(
      [lines(page).first(), card.locator('svg').first()].map((strip) =>
        fillsOf(strip.locator('.box, .earned')),
      ),
    );
    expect(line).toHaveLength(2);
    expect(strip).toEqual(line);
    expect(await fillsOf(card.locator('dd rect'))).toHaveLength(2);
  }
});
