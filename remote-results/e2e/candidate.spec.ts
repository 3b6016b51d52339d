import { expect, test } from '@playwright/test';
import { answer, serve } from './resultsPage';

test('A visitor reads everything about one candidate', async ({ page }) => {
  await answer(page, { issues: ['climate', 'crime'], impact: 'close', strategy: 'spread' });

  await page.goto('/candidate/ruiz');

  await expect(page.getByRole('heading', { level: 1, name: 'Elvira Ruiz' })).toBeVisible();
  await expect(page.getByText('Alder Bay, District 3')).toBeVisible();
  await expect(page.getByText('48% vs 47% (±3): too close to call')).toBeVisible();
  await expect(page.getByText('Opponent has $1.5M more: a funding gap of 56%')).toBeVisible();
  await expect(page.getByRole('region', { name: 'District profile' })).toContainText('Alder Bay');
  await expect(page.getByText('Climate & Environment, one of yours')).toBeVisible();
  const metrics = page.getByRole('region', { name: 'Key metrics' });
  await expect(metrics).toContainText('High (shown, not scored)');
  await expect(metrics).toContainText('Toss-up');
  await expect(metrics).toContainText('Days to election46');
  await expect(page).toHaveTitle(/^Elvira Ruiz/);
});

test('The receipt is open and adds up to the badge', async ({ page }) => {
  await answer(page, { issues: ['climate', 'crime'], impact: 'close', strategy: 'spread' });

  await page.goto('/candidate/ruiz');

  const receipt = page.getByRole('table', { name: /^How \d+% was calculated$/ });
  await expect(receipt).toBeVisible();
  const points = await receipt.locator('tbody td:last-child').allTextContents();
  const sum = Number(await receipt.getByRole('row', { name: /^Sum/ }).locator('td').textContent());
  expect(points.reduce((total, value) => total + Number(value), 0)).toBeCloseTo(sum, 6);
  const percent = `${Math.round(sum * 100)}%`;
  await expect(page.getByText(percent, { exact: true })).toBeVisible();
  await expect(receipt).toContainText('1 of your 2 issues');
});

test('The rank under each impact and what would change it are told', async ({ page }) => {
  await page.goto('/candidate/chen');

  const ranks = page.getByRole('region', { name: 'Rank under each impact' });
  await expect(ranks.getByRole('definition')).toHaveCount(4);
  await expect(ranks.getByText(/: (in|outside) the top three|: first whichever/)).toBeVisible();
  await expect(page.getByText(/^To pass .+, Wendell Chen needs 0\.\d\d more/)).toBeVisible();
});

test('Donate selects this candidate alone, whatever the strategy', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: null, strategy: 'spread' });
  await page.goto('/candidate/maddox');

  await page.getByRole('button', { name: 'Donate $50 to Coraline Maddox' }).click();

  await expect(page).toHaveURL('/confirm');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Coraline Maddox/]);
});

test('The campaign site opens in a new tab that cannot reach back', async ({ page, context }) => {
  await context.route('https://ruiz.example.org/', (route) => route.fulfill({ body: 'Ruiz' }));
  await page.goto('/candidate/ruiz');
  const opened = context.waitForEvent('page');

  await page.getByRole('link', { name: 'Open Campaign Site (opens in a new tab)' }).click();

  const tab = await opened;
  await expect(tab).toHaveURL('https://ruiz.example.org/');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('An unknown candidate is not found, with a way back', async ({ page }) => {
  await page.goto('/candidate/nobody');
  await expect(page.getByRole('heading', { level: 1, name: 'Candidate not found' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Results' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
});

test('A page that waits for the data says so', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/data/candidates.json', async (route) => {
    await released;
    await route.continue();
  });

  await page.goto('/candidate/ruiz');
  await expect(page.getByText('Loading candidate details...')).toBeVisible();
  release();

  await expect(page.getByRole('heading', { level: 1, name: 'Elvira Ruiz' })).toBeVisible();
});

test('Data that cannot be had gives the reason, and another try brings the page', async ({
  page,
}) => {
  await serve(page, { not: 'a list' });
  await page.goto('/candidate/ruiz');
  await expect(page.getByRole('alert')).toContainText('What arrived is not a list of candidates.');

  await page.unroute('/data/candidates.json');
  await page.getByRole('button', { name: 'Try again' }).click();

  const heading = page.getByRole('heading', { level: 1, name: 'Elvira Ruiz' });
  await expect(heading).toBeFocused();
});

test('A site that may not be opened is no link', async ({ page, request }) => {
  const [ruiz] = await (await request.get('/data/candidates.json')).json();
  await serve(page, [{ ...ruiz, site: 'https://user:secret@example.org/' }]);

  await page.goto('/candidate/ruiz');

  await expect(page.getByText('No campaign site')).toBeVisible();
  await expect(page.getByRole('link', { name: /Campaign Site/ })).toHaveCount(0);
});

for (const width of [320, 360, 768, 1280]) {
  test(`The page needs no sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });

    await page.goto('/candidate/delacroix');
    await expect(page.getByRole('table')).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
