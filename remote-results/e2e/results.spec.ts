import { expect, test } from '@playwright/test';
import { answer, cards, manyCandidates, serve } from './resultsPage';

test('A visitor sees every candidate ranked, with all that the score is made of', async ({
  page,
}) => {
  await answer(page, { issues: ['climate', 'economy'], impact: 'close', strategy: 'single' });

  await page.goto('/results');

  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
  await expect(page.getByText('24 candidates ranked by impact potential')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const first = cards(page).first();
  for (const text of [/District \d/, 'Competitiveness', 'Donation leverage', /\d+% vs \d+% \(±/]) {
    await expect(first.getByText(text).first()).toBeVisible();
  }
  await expect(first.getByText(/days to election|Election/).first()).toBeVisible();
  await expect(first.getByText(/\$\d+\.\dM/).first()).toBeVisible();
});

test('The panel shows the preferences and leads back to the wizard', async ({ page }) => {
  await answer(page, { issues: ['climate', 'crime'], impact: 'infra', strategy: 'spread' });

  await page.goto('/results');

  const panel = page.getByRole('region', { name: 'Your preferences' });
  await expect(panel).toContainText('Climate & Environment, Crime & Safety');
  await expect(panel).toContainText('Build long-term movement infrastructure');
  await expect(panel).toContainText('Spread across several');
  await expect(panel.getByRole('link', { name: 'Edit Preferences' })).toHaveAttribute(
    'href',
    '/demo',
  );
  await expect(page.getByRole('link', { name: 'Back to Wizard' })).toHaveAttribute('href', '/demo');
});

test('A visitor who answered nothing is told that the default weights rank', async ({ page }) => {
  await page.goto('/results');

  await expect(page.getByText('Ranked with the default weights')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
});

test('The scoring dialog computes its example and gives the focus back', async ({ page }) => {
  await page.goto('/results');
  const opener = page.getByRole('button', { name: 'How scoring works' });

  await opener.click();

  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  await expect(dialog.getByRole('heading', { name: 'An example: 0.78' })).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Weight of each factor' })).toContainText('0.40');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('A card explains its score, its rank and what would change it', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: null, strategy: null });
  await page.goto('/results');
  const second = cards(page).nth(1);

  await second.getByText(/How \d+% was calculated/).click();

  const receipt = second.getByRole('table');
  await expect(receipt.getByRole('row')).toHaveCount(7);
  await expect(receipt).toContainText('of your 1 issue');
  await expect(second.getByRole('heading', { name: 'What would change it' })).toBeVisible();
  await expect(second.getByText(/whichever impact|weightings/)).toBeVisible();
});

test('Only the first card has a filled Donate, and each names its candidate', async ({ page }) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);

  const donates = page.getByRole('button', { name: /^Donate \$50 to \S+/ });

  await expect(donates).toHaveCount(24);
  const grounds = await donates.evaluateAll((buttons) =>
    buttons.map((button) => getComputedStyle(button).backgroundColor),
  );
  expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(1);
});

test('Donate under a single strategy selects that candidate alone', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: 'close', strategy: 'single' });
  await page.goto('/results');
  const card = cards(page).nth(4);
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await expect(card.getByText(/Goes to your top/)).toHaveCount(0);

  await card.getByRole('button', { name: `Donate $50 to ${name}` }).click();

  await expect(page).toHaveURL('/confirm');
  await expect(page.locator('main')).toContainText(name);
});

for (const strategy of ['spread', null]) {
  test(`Donate with the strategy ${strategy} selects the top three`, async ({ page }) => {
    await answer(page, { issues: ['climate'], impact: 'close', strategy });
    await page.goto('/results');
    await expect(cards(page).nth(4).getByText('Goes to your top 3, $16 each')).toBeVisible();
    const names = await cards(page).getByRole('heading', { level: 2 }).allTextContents();

    await cards(page)
      .nth(4)
      .getByRole('button', { name: /^Donate/ })
      .click();

    await expect(page).toHaveURL('/confirm');
    for (const name of names.slice(0, 3)) await expect(page.locator('main')).toContainText(name);
  });
}

test('An empty list offers to start over', async ({ page }) => {
  await serve(page, []);

  await page.goto('/results');

  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText(/selecting more issues/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Over' })).toHaveAttribute('href', '/demo');
});

test('Records that make no sense are left out and counted', async ({ page }) => {
  await serve(page, [...manyCandidates(3), { id: 'broken' }]);

  await page.goto('/results');

  await expect(page.getByText('1 candidate could not be read')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
});

test('A file that cannot be had is told with its reason, and tried again', async ({ page }) => {
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

test('A list that is on its way keeps its room', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/data/candidates.json', async (route) => {
    await released;
    await route.continue();
  });
  await answer(page, { issues: ['climate', 'crime'], impact: 'infra', strategy: 'spread' });
  await page.goto('/results');
  await expect(page.getByText('Loading candidates...')).toBeVisible();
  release();

  await expect(cards(page)).toHaveCount(24);

  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
});
