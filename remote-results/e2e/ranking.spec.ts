import { serveData } from '@donate-impact/build/serveData';
import { expect, test } from '@playwright/test';
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

test('on a wide screen, the bars have most of the column of cards, above the first card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await openRanking(page);

  const bar = await lines(page).first().getByRole('cell').nth(1).boundingBox();
  const card = await cards(page).first().boundingBox();

  expect(bar?.width).toBeGreaterThan((card?.width ?? 1e9) / 2);
  expect(bar?.x).toBeGreaterThan(card?.x ?? 1e9);
  expect(bar?.y).toBeLessThan(card?.y ?? 0);
});

test('hovered and focused lines look different', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await openRanking(page);
  const look = (index: number) =>
    lines(page)
      .nth(index)
      .evaluate((row) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(row);
        return { backgroundColor, outlineStyle };
      });
  const plain = await look(3);

  await line(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  await lines(page).nth(4).hover();

  expect(await look(2)).toEqual({ ...plain, outlineStyle: 'solid' });
  expect(await look(4)).toEqual({
    ...plain,
    backgroundColor: expect.not.stringMatching(plain.backgroundColor),
  });
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
    const named = lines(page).getByRole('rowheader');
    await expect.poll(async () => (await named.allTextContents()).slice(0, 10)).toEqual(top);
    expect((await page.evaluate<number>('window.moves')) > 0).toBe(moves);
    await page.getByRole('button', { name: 'Stop exploring' }).click();
    await expect(lines(page)).toHaveText(before);
  });

for (const width of [360, 1280])
  test(`the picture is one press away at ${width} px, and stays open after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/results');
    await expect(cards(page)).toHaveCount(24);
    await expect(lines(page)).toHaveCount(0);

    await openRanking(page);

    await expect(lines(page)).toHaveCount(24);
    await page.reload();
    await expect(lines(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Ranking' }).click();
    await expect(lines(page)).toHaveCount(0);
  });

test('a long ranking shows fifty lines and the shape of the rest', async ({ page }) => {
  await serveData(page, manyCandidates(1200));
  await page.goto('/results');

  await openRanking(page);

  await expect(lines(page)).toHaveCount(50);
  await expect(page.getByText(/^1,150 more score \d+ to \d+%$/)).toBeAttached();
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
  await expect(page.getByRole('button', { name: 'Ranking' })).toBeHidden();
});

test('forced colors keep the parts of a bar distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/results');
  await openRanking(page);
  const parts = lines(page).first().locator('rect');
  await expect(parts).toHaveCount(4);

  const fills = await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));

  expect(new Set(fills).size).toBe(4);
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
