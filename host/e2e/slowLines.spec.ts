import { answerQuestions } from '@donate-impact/testing/answerWizard';
import { cards, expect, heading, holdRequests, siteNavigation, test } from './site';

test('a visitor on a line of 50 kbit/s with 1.4 s of round trip presses as soon as possible, and reads of no failure', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_400,
    downloadThroughput: 50_000 / 8,
    uploadThroughput: 50_000 / 8,
  });

  await page.goto('/', { waitUntil: 'commit' });
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await answerQuestions(page);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await cards(page).nth(23).waitFor();
  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  await page.getByText('One candidate gets the whole $50.').waitFor();
});

const words = [
  ['the first page', '/demo', /wizard\/.*remoteEntry/, 'This page is slow to arrive.'],
  ['the next page', '/about', /wizard\/.*remoteEntry/, 'The next page is slow to arrive.'],
  ['the data', '/results', /candidates\.json/, 'The candidates are slow to arrive.'],
] as const;

for (const [what, path, file, text] of words)
  test(`a visitor reads after 5 s that ${what} is slow, and gets it without a press`, async ({
    page,
  }) => {
    const release = await holdRequests(page, file);
    await page.clock.install();
    // What is held may hold back the load event, too.
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html.started')).toBeAttached();
    const frame = page.getByRole('status').getByText(text);
    if (path === '/about') {
      await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
      await expect(page.getByRole('status').getByText('Loading the page')).toBeVisible();
      await expect(heading(page)).toHaveText('About Us');
    }

    await page.clock.fastForward(4_000);
    await expect(frame).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(frame).toBeInViewport();

    release();
    await expect(frame).toBeHidden();
    if (path === '/results') return expect(cards(page)).toHaveCount(24);
    await expect(heading(page)).toHaveText(/^Step 1 of 3/);
    await page.getByLabel('Economy').check();
  });
