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

test('a line leads to the card of its candidate by mouse and by keyboard', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await openRanking(page);

  await lines(page).nth(11).click();
  await expect(cards(page).nth(11).getByRole('heading')).toBeFocused();
  await expect(cards(page).nth(11)).toBeInViewport({ ratio: 0.9 });

  await line(page, 0).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(line(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(1).getByRole('heading')).toBeFocused();
});

for (const [motion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`explored weights reorder the picture ${moves ? 'with' : 'without'} movement under ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
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
    expect((await page.evaluate<number>('window.moves')) > 0).toBe(moves);
    await page.getByRole('button', { name: 'Stop exploring' }).click();
    await expect(lines(page)).toHaveText(before);
  });

test('the picture is one press away, and stays open after a reload', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await expect(lines(page)).toHaveCount(0);

  await openRanking(page);

  await expect(lines(page)).toHaveCount(24);
  await page.reload();
  await expect(lines(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Ranking', exact: true }).click();
  await expect(lines(page)).toHaveCount(0);
});

test('a line whose card is not listed leads to the page of its candidate', async ({ page }) => {
  await serveData(page, manyCandidates(130));
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

test('the picture is printed, with all of its lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);

  await page.emulateMedia({ media: 'print' });

  await expect(lines(page)).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Ranking', exact: true })).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`forced colors in the ${colorScheme} fill the boxes of the key, a card and a line alike`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/results');
    await openRanking(page);
    await expect(lines(page)).toHaveCount(24);
    const fillsOf = (strip: Locator) =>
      strip
        .locator('.box, .earned')
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))]);

    const line = await fillsOf(lines(page).first().locator('svg'));

    expect(new Set(line).size).toBe(2);
    expect(await fillsOf(cards(page).first().locator('svg').first())).toEqual(line);
    const key = page.getByRole('region', { name: 'How to read a score' });
    expect(await fillsOf(key.locator('svg'))).toEqual(line);
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
