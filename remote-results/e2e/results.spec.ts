import { expect, test } from '@playwright/test';
import { answer, cards } from './resultsPage';

test('a visitor sees every candidate ranked, with everything that goes into the score', async ({
  page,
}) => {
  await answer(page, { issues: ['climate', 'economy'], impact: 'close', strategy: 'single' });

  await page.goto('/results');

  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: '24 candidates ranked by impact potential' }),
  ).toBeVisible();
  const answers = page.getByRole('region', { name: 'Your preferences' });
  for (const text of [
    'Climate & Environment, Economy',
    'Close races',
    'Single high-impact donation',
  ])
    await expect(answers).toContainText(text);
  for (const name of ['Back to Wizard', 'Edit Preferences'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/demo');
  await expect(cards(page)).toHaveCount(24);
  const first = cards(page).first();
  for (const text of [/District \d/, /Competitiveness: \S+ race/, /leverage/, /^Poll: .+ \(±\d/]) {
    await expect(first.getByText(text).first()).toBeVisible();
  }
  await expect(first.getByText(/days to election|Election/).first()).toBeVisible();
  await expect(first.getByText(/\$\d+\.\dM/).first()).toBeVisible();
});

test('the scoring dialog computes its example and returns focus', async ({ page }) => {
  await page.goto('/results');
  const opener = page.getByRole('button', { name: 'How scoring works' });

  await opener.click();

  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(
    dialog.getByRole('heading', { name: 'An example with no impact chosen' }),
  ).toBeVisible();
  const example = dialog.getByRole('table', { name: /^An invented candidate/ });
  await expect(example).toContainText('0.175');
  await expect(example.getByRole('row').last()).toHaveText(/shown as 78%, Good0\.78$/);
  const points = dialog.getByRole('table', { name: 'Points each factor can earn: No impact' });
  await expect(points.getByRole('row', { name: /^Competitiveness/ })).toHaveText(/35$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the scoring dialog marks the weights of the list, and no table scrolls sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, { issues: ['climate'], impact: 'track', strategy: 'single' });
  await page.goto('/results');

  await page.getByRole('button', { name: 'How scoring works' }).click();

  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  const points = dialog.getByRole('table', { name: 'Points each factor can earn: Track records' });
  await expect(points).toBeInViewport({ ratio: 1 });
  await dialog.getByText('Weights of every impact focus').click();
  const weights = dialog.getByRole('table', { name: 'Points, in the order of the factors above' });
  await expect(weights.getByRole('row').filter({ hasText: 'used for this list' })).toHaveText(
    /^Track records.*25, 25, 15, 35$/,
  );
  for (const table of await dialog.getByRole('table').all()) {
    const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(360);
  }
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

for (const [strategy, count] of [
  ['spread', 3],
  ['single', 1],
] as const)
  test(`under the strategy ${strategy}, Donate is filled on ${count} of all cards, also in a filtered list`, async ({
    page,
  }) => {
    await answer(page, { issues: ['climate'], impact: null, strategy });
    await page.goto('/results');
    await expect(cards(page)).toHaveCount(24);
    const donates = page.getByRole('button', { name: /^Donate \$50 to \S+/ });
    const grounds = () =>
      donates.evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
    const [filled, ...others] = await grounds();

    expect(others.filter((ground) => ground === filled)).toHaveLength(count - 1);
    await page.getByLabel('Competitiveness', { exact: true }).selectOption('Safe');
    await expect(cards(page)).toHaveCount(8);
    expect(await grounds()).not.toContain(filled);
  });

test('a visitor reads why the data file failed and loads it with Try again', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: 'close', strategy: 'single' });
  await page.route('/data/candidates.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/results');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('alert')).toContainText('could not deliver the list');
  await page.unroute('/data/candidates.json');

  await retry.click();

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Climate');
});

// The suite of the whole site tries 360 and 1280 px.
for (const width of [768, 1024])
  test(`nothing moves at ${width} px when the candidates arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await answer(page, { issues: ['climate', 'economy'], impact: 'close', strategy: 'single' });
    await page.addInitScript(recordShifts);
    await page.route('/data/candidates.json', async (route) => {
      await expect(page.getByText('Loading candidates...')).toBeVisible();
      await route.continue();
    });

    await page.goto('/results');

    await expect(cards(page)).toHaveCount(24);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

/** Runs in the page: collects what moves without having been asked to. */
function recordShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[])
      if (value > 0.001) shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
}
