import { serveData } from '@donate-impact/testing/serveData';
import { expect, type Locator, test } from '@playwright/test';
import {
  answer,
  cards,
  exploreWeights,
  line,
  lines,
  manyCandidates,
  openRanking,
  picture,
} from './resultsPage';

test.beforeEach(({ page }) =>
  answer(page, { issues: ['climate', 'economy'], impact: 'close', strategy: 'spread' }),
);

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

  await line(page, 0).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(line(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(1).getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Ranking', exact: true }).click();
  await expect(lines(page)).toHaveCount(0);
});

test('explored weights reorder the picture, with movement unless a visitor prefers less', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await openRanking(page);
  const before = await lines(page).allTextContents();
  await page.evaluate(countMoves);
  await exploreWeights(page);

  await page.getByRole('radio', { name: 'Movement infrastructure' }).check();

  await expect(picture(page)).toHaveAccessibleName('Ranking you explore');
  await expect(lines(page)).not.toHaveText(before);
  const explored = page.getByRole('table', { name: /with these weights/ });
  const top = await explored.getByRole('rowheader').allTextContents();
  const named = lines(page).getByRole('rowheader').getByRole('button');
  await expect.poll(async () => (await named.allTextContents()).slice(0, 10)).toEqual(top);
  expect(await page.evaluate('window.moves')).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('radio', { name: 'Track records' }).check();
  await expect.poll(() => page.evaluate('window.moves')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Stop exploring' }).click();
  await expect(lines(page)).toHaveText(before);
});

test('a line whose card is not listed leads to the page of its candidate', async ({ page }) => {
  await serveData(page, manyCandidates(70));
  await page.goto('/results');
  await openRanking(page);
  await exploreWeights(page);
  await page.getByRole('slider', { name: 'Competitiveness' }).press('Home');
  await page.getByRole('slider', { name: 'Funding gap' }).press('Home');
  await expect(cards(page)).toHaveCount(50);
  const listed = await cards(page).getByRole('heading', { level: 2 }).allTextContents();
  const named = lines(page).getByRole('button');
  await expect
    .poll(async () => (await named.allTextContents()).some((name) => !listed.includes(name)))
    .toBe(true);
  const names = await named.allTextContents();
  const unlisted = names.findIndex((name) => !listed.includes(name));

  await named.nth(unlisted).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[unlisted] ?? '');
});

test('forced colors fill the boxes of the key, a card and a line alike, and keep the bars distinguishable', async ({
  page,
}) => {
  await page.goto('/results');
  await openRanking(page);
  await expect(lines(page)).toHaveCount(24);
  const fillsOf = (boxes: Locator) =>
    boxes.evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))]);
  const card = cards(page).first();
  const key = page.getByRole('region', { name: 'How to read a score' });

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const [line, ...others] = await Promise.all(
      [lines(page).first(), card.locator('svg').first(), key].map((strip) =>
        fillsOf(strip.locator('.box, .earned')),
      ),
    );
    expect(line).toHaveLength(2);
    expect(others).toEqual([line, line]);
    expect(await fillsOf(card.locator('dd rect'))).toHaveLength(2);
  }
});

/** Runs in the page: counts the elements that are animated by script. */
function countMoves() {
  const animate = Element.prototype.animate;
  Object.assign(window, { moves: 0 });
  Element.prototype.animate = function (...options) {
    Reflect.set(window, 'moves', Reflect.get(window, 'moves') + 1);
    return animate.apply(this, options);
  };
}
