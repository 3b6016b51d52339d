import { expect, type Page } from '@playwright/test';
import { cards, heading, siteNavigation, stored, taken } from '../site';
import { test } from './faultyTest';
import { answerAll } from './parts';
import { watchFailures } from './watchFailures';

test('a visitor who clicks everything twice comes to the same end', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Run the Demo' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await page.getByRole('radio', { name: 'Support candidates in close races' }).dblclick();
  await page.getByRole('button', { name: 'Back' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await page.getByRole('radio', { name: 'Single high-impact donation' }).dblclick();
  await page.getByRole('button', { name: 'See Matches' }).dblclick();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Donate $50' }).first().dblclick();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.getByRole('button', { name: 'Download Receipt' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Not Implemented Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Results' }).first().dblclick();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Back to Wizard' }).dblclick();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.getByRole('button', { name: 'Start Over' }).dblclick();

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  expect(unhandled).toEqual([]);
});

test('Back and Forward at every step of the journey find what was there', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/');
  await taken(page);
  await page.getByRole('link', { name: 'Run the Demo' }).click();
  for (const step of journey) {
    await step.act(page);
    await expect(heading(page)).toHaveText(step.heading);
    await page.goBack();
    await expect(heading(page)).not.toHaveText(step.heading);
    await page.goForward();
    await expect(heading(page)).toHaveText(step.heading);
  }
  expect(unhandled).toEqual([]);
});

test('a reload at every step leads on from what is kept', async ({ page }) => {
  const { unhandled } = await watchFailures(page);
  await page.goto('/demo');
  await answerAll(page);
  await page.reload();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.getByRole('button', { name: /^Use my last answers/ }).waitFor({ state: 'attached' });
  await answerAll(page);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await expect(cards(page)).toHaveCount(24);
  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  expect(await stored(page)).toMatchObject({ answers: { issues: ['climate'], impact: 'close' } });
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await page.waitForURL('**/candidate/*');
  await page.reload();
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.reload();

  await expect(page.getByText('No candidate is selected')).toBeVisible();
  expect(unhandled).toEqual([]);
});

test('two tabs at once each keep their own journey', async ({ page, context }) => {
  const other = await context.newPage();
  const [mine, theirs] = [await watchFailures(page), await watchFailures(other)];
  await page.goto('/demo');
  await other.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await other.getByRole('checkbox', { name: 'Healthcare' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await other.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Spread across several' }).check();
  await page.getByRole('button', { name: 'See Matches' }).click();

  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Economy');
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect([...mine.unhandled, ...theirs.unhandled]).toEqual([]);
});

test('a visitor who is offline for a while goes on where the connection comes back', async ({
  page,
  context,
}) => {
  const { unhandled } = await watchFailures(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    // Nothing is fetched ahead, so that being offline is felt.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/demo');
  await answerAll(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await expect(heading(page)).toHaveText('The list of matches cannot be shown right now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText('Climate');
  expect(unhandled).toEqual([]);
});

const journey = [
  {
    act: async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Climate & Environment' }).check();
      await page.getByRole('button', { name: 'Next' }).click();
    },
    heading: /^Step 2 of 3:/,
  },
  {
    act: async (page: Page) => {
      await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
      await page.getByRole('button', { name: 'Next' }).click();
    },
    heading: /^Step 3 of 3:/,
  },
  {
    act: async (page: Page) => {
      await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
    },
    heading: 'About Us',
  },
  {
    act: async (page: Page) => {
      await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
    },
    heading: /political dollars count/,
  },
];
