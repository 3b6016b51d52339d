import type { Page } from '@playwright/test';
import { cards, expect, heading, rememberAnswers, taken, test } from './site';

const data = '/data/candidates.json';

test('a visitor reads that the list is loading until it is there', async ({ page }) => {
  const arrive = await holdBack(page);
  await page.goto('/results');
  await taken(page);
  await expect(page.getByText('Loading candidates...')).toBeVisible();
  await expect(heading(page)).toHaveText('Your Matches');

  arrive();

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Loading candidates...')).toBeHidden();
});

test('a visitor reads that the details are loading until they are there', async ({ page }) => {
  const arrive = await holdBack(page);
  await page.goto('/candidate/chen');
  await taken(page);
  await expect(page.getByText('Loading candidate details...')).toBeVisible();

  arrive();

  await expect(heading(page)).toHaveText('Wendell Chen');
  await expect(page.getByText('Loading candidate details...')).toBeHidden();
});

test('an empty list says that nothing was found and offers to start over', async ({ page }) => {
  await page.route(data, (route) => route.fulfill({ json: [] }));
  await page.goto('/results');
  await expect(page.getByRole('main').getByText('No matches found').first()).toBeVisible();

  await page.getByRole('link', { name: 'Start Over' }).click();

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});

test('records that do not fit are left out and counted', async ({ page, request }) => {
  const [first, second, ...others] = await (await request.get(data)).json();
  const faulty = [{ ...first, competitiveness: 'certain' }, { ...second, polling: null }, 'text'];
  await page.route(data, (route) => route.fulfill({ json: [...faulty, ...others] }));

  await page.goto('/results');

  await expect(page.getByText('3 candidates could not be read')).toBeVisible();
  await expect(page.getByText('22 candidates ranked by impact potential')).toBeVisible();
  await expect(cards(page)).toHaveCount(22);
  await expect(page.getByRole('heading', { name: 'Elvira Ruiz' })).toHaveCount(0);
});

for (const [fault, answer, reason] of [
  ['cannot be delivered', { status: 500, body: '' }, 'could not deliver the list'],
  ['is broken', { body: '[{"id":' }, 'arrived broken'],
  ['is no list', { json: { candidates: [] } }, 'not a list'],
] as const) {
  test(`a data file that ${fault} is told with its reason, and tried again`, async ({
    page,
    watch,
  }) => {
    watch.expectInConsole(/status of 500/);
    await rememberAnswers(page, { issues: ['climate'], impact: 'close', strategy: 'spread' });
    await page.route(data, (route) => route.fulfill(answer));
    await page.goto('/results');
    await expect(page.getByRole('alert')).toContainText(reason);
    await page.unroute(data);

    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText(
      'Climate & Environment',
    );
  });
}

test('a list that was read is read once for all of its pages', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(data)) reads.push(request.url());
  });
  await page.goto('/results');
  await page.getByRole('link', { name: 'View Details of Wendell Chen' }).click();
  await expect(heading(page)).toHaveText('Wendell Chen');

  await page.getByRole('button', { name: 'Donate $50 to Wendell Chen' }).click();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();

  expect(reads).toHaveLength(1);
});

test('a candidate whom the list does not name is not found, with a way back', async ({ page }) => {
  await page.goto('/candidate/nobody');
  await expect(heading(page)).toHaveText('Candidate not found');
  await expect(page).toHaveTitle(/Candidate not found/);

  await page.getByRole('link', { name: 'Back to Results' }).click();

  await expect(heading(page)).toHaveText('Your Matches');
});

test('a candidate page shows every field, and ids without a name as they are', async ({
  page,
  request,
}) => {
  const [ruiz] = await (await request.get(data)).json();
  const issues = [...ruiz.issues, 'small-business', 'left-handed-voters'];
  await page.route(data, (route) =>
    route.fulfill({ json: [{ ...ruiz, issues, timeToElectionDays: -2 }] }),
  );

  await page.goto('/candidate/ruiz');

  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText('Elvira Ruiz');
  for (const text of [
    'Alder Bay, District 3',
    '48% vs 47% (±3)',
    '$1.2M',
    '$2.7M',
    'Election has passed',
    'Small Business',
    'left-handed-voters',
  ])
    await expect(main.getByText(text).first()).toBeVisible();
  for (const region of ['District profile', 'Key issues', 'Key metrics', 'Funding gap'])
    await expect(main.getByRole('heading', { name: region, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Polling snapshot/ })).toBeVisible();
});

test('/confirm with nobody selected says so and leads back', async ({ page }) => {
  await page.goto('/confirm');
  await expect(page.getByText('No candidate is selected')).toBeVisible();

  await page.getByRole('link', { name: 'Back to Results' }).click();

  await expect(heading(page)).toHaveText('Your Matches');
});

// 0.35 x 1 + 0.35 x 0.5 + 0.15 x 0.7 + 0.15 x 1 = 0.78
test('How scoring works adds its example up to 0.78 and gives the focus back', async ({ page }) => {
  await page.goto('/results');
  const opener = page.getByRole('button', { name: 'How scoring works' });

  await opener.click();

  const dialog = page.getByRole('dialog', { name: 'How scoring works' });
  await expect(dialog.getByText('0.78').first()).toBeVisible();
  await expect(dialog.getByText(/0?\.175/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Download Receipt only says that it is not implemented yet', async ({ page }) => {
  await page.goto('/results');
  await page.getByRole('button', { name: 'Donate $50 to Elvira Ruiz' }).click();
  const opener = page.getByRole('button', { name: 'Download Receipt' });

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Not Implemented Yet' });
  await expect(dialog).toContainText('Download Receipt is not implemented in this prototype.');
  await dialog.getByRole('button', { name: 'Got it' }).click();

  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Open Campaign Sites opens the site of each recipient in a tab of its own', async ({
  page,
  context,
}) => {
  await context.route(/example\.org/, (route) => route.fulfill({ body: 'A campaign site' }));
  await page.goto('/results');
  await page.getByRole('button', { name: 'Donate $50 to Elvira Ruiz' }).click();

  await page.getByRole('button', { name: /^Open Campaign Sites/ }).click();

  await expect
    .poll(() =>
      context
        .pages()
        .slice(1)
        .map((tab) => new URL(tab.url()).hostname),
    )
    .toEqual(['abara.example.org', 'ruiz.example.org', 'okonjo.example.org']);
});

test('Open Campaign Site of a candidate opens one new tab', async ({ page, context }) => {
  await context.route(/example\.org/, (route) => route.fulfill({ body: 'A campaign site' }));
  await page.goto('/candidate/chen');
  const opened = context.waitForEvent('page');

  await page.getByRole('link', { name: /^Open Campaign Site/ }).click();

  const tab = await opened;
  await expect(tab).toHaveURL('https://chen.example.org/');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('the sample run types a profile, finds three matches, confirms and offers a replay', async ({
  page,
}) => {
  await page.goto('/');
  const figure = page.getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(figure.getByText('Donation Confirmed')).toBeHidden();

  await expect(page.getByRole('button', { name: 'Replay Demo' })).toBeVisible({ timeout: 25_000 });

  for (const text of ['85%', '78%', '72%', 'Donation Confirmed'])
    await expect(figure.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Replay Demo' }).click();
  await expect(figure.getByText('Donation Confirmed')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a visitor who prefers less motion sees a still card that starts the demo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await taken(page);
  await expect(page.getByRole('button', { name: /Pause|Replay/ })).toHaveCount(0);
  await expect(page.getByText('Donation Confirmed')).toBeHidden();

  await page.getByRole('link', { name: 'Start Demo', exact: true }).click();

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});

test('the landing page and the about page say what the product is', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Smart Matching', 'Impact Tracking', 'Transparent Scoring'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the Demo' })).toBeVisible();

  await page.getByRole('link', { name: 'Learn More' }).click();
  for (const name of [
    'The Problem',
    'Our Solution',
    'Our Goals',
    'Maximize Impact',
    'Democratize Access',
    'Increase Transparency',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Try the Demo' }).click();

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
});

test('Next waits for an answer in every step, and Back is disabled in the first', async ({
  page,
}) => {
  await page.goto('/demo');
  await taken(page);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await expect(next).toBeDisabled();

  await page.getByRole('checkbox', { name: 'Immigration' }).check();
  await next.click();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeEnabled();
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await next.click();

  await expect(heading(page)).toHaveText(/^Step 3 of 3:/);
  await expect(page.getByRole('button', { name: 'See Matches' })).toBeDisabled();
});

/** Keeps the data file from arriving until the returned function is called. */
async function holdBack(page: Page) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(data, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
