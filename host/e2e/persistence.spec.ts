import type { Page } from '@playwright/test';
import {
  answerWizard,
  cards,
  expect,
  heading,
  rememberAnswers,
  siteNavigation,
  storageKey,
  stored,
  taken,
  test,
} from './site';

const answers = {
  issues: ['Climate & Environment', 'Crime & Safety'],
  impact: 'Build long-term movement infrastructure',
  strategy: 'Spread across several',
};

test('answers and step are stored under one key, and nothing else is stored', async ({
  page,
  context,
}) => {
  await page.goto('/demo');
  await answerWizard(page, answers);

  await expect
    .poll(() => stored(page))
    .toEqual({
      version: 1,
      answers: { issues: ['climate', 'crime'], impact: 'infra', strategy: 'spread' },
      currentStep: 2,
    });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['donate-impact-store']);
  expect(await context.cookies()).toEqual([]);
});

test('the key is written with the first answer and removed with the last', async ({ page }) => {
  await page.goto('/demo');
  await taken(page);
  expect(await rawStored(page)).toBeNull();

  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await expect.poll(() => stored(page)).toMatchObject({ answers: { issues: ['economy'] } });
  await page.getByRole('checkbox', { name: 'Economy' }).uncheck();

  await expect.poll(() => rawStored(page)).toBeNull();
});

test('a reload keeps the preferences and the ranking, but not the selection', async ({ page }) => {
  await page.goto('/demo');
  await answerWizard(page, answers);
  const panel = page.getByRole('region', { name: 'Your preferences' });
  await expect(cards(page)).toHaveCount(24);
  const before = await cards(page).getByRole('heading', { level: 2 }).allTextContents();

  await page.reload();
  await taken(page);

  await expect(panel).toContainText('Climate & Environment, Crime & Safety');
  await expect(panel).toContainText(answers.impact);
  await expect(panel).toContainText(answers.strategy);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(before);
  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('Three candidates get $16 each', { exact: false })).toBeVisible();
  await page.reload();
  await taken(page);
  await expect(page.getByText('No candidate is selected')).toBeVisible();
});

for (const [way, enter] of [
  ['directly', (page: Page) => page.goto('/demo')],
  [
    'by the top bar',
    (page: Page) => siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click(),
  ],
  ['by Back to Wizard', (page: Page) => page.getByRole('link', { name: 'Back to Wizard' }).click()],
  [
    'by Edit Preferences',
    (page: Page) => page.getByRole('link', { name: 'Edit Preferences' }).click(),
  ],
] as const) {
  test(`entering the wizard ${way} resets everything and offers the last answers`, async ({
    page,
  }) => {
    await rememberAnswers(page, { issues: ['climate'], impact: 'close', strategy: 'spread' });
    await page.goto('/results');
    await expect(cards(page)).toHaveCount(24);

    await enter(page);
    await taken(page);

    await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
    const offer = page.getByRole('button', {
      name: 'Use my last answers: Climate & Environment, close races, spread',
    });
    await expect(offer).toBeVisible();
    await expect.poll(() => rawStored(page)).toBeNull();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

    await offer.click();

    await expect(page.getByRole('checkbox', { name: 'Climate & Environment' })).toBeChecked();
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        answers: { issues: ['climate'], impact: 'close', strategy: 'spread' },
      });
  });
}

test('entering the wizard clears the selection', async ({ page }) => {
  await page.goto('/results');
  await page.getByRole('button', { name: 'Donate $50 to Elvira Ruiz' }).click();
  await expect(page.getByText(/^Three candidates get/)).toBeVisible();

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await page.goBack();

  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('No candidate is selected')).toBeVisible();
});

test('the browser’s Back and Forward between steps keep every answer', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Education' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates with track records' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 3 of 3:/);

  await page.goBack();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await expect(page.getByRole('radio', { name: /track records/ })).toBeChecked();
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await expect(page.getByRole('checkbox', { name: 'Education' })).toBeChecked();
  await page.goForward();
  await page.goForward();

  await expect(heading(page)).toHaveText(/^Step 3 of 3:/);
  await expect
    .poll(() => stored(page))
    .toMatchObject({ answers: { issues: ['education'], impact: 'track' }, currentStep: 2 });
});

test('a visitor whose storage is corrupted continues with defaults', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"version":1'), storageKey);

  await page.goto('/results');
  await taken(page);

  await expect(page.getByText('Ranked with the default weights')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
});

for (const [fault, breakStorage] of [
  ['is refused', refuseStorage],
  ['is full', fillStorage],
] as const) {
  test(`the whole journey works in memory when storage ${fault}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await page.goto('/demo');

    await answerWizard(page, { ...answers, strategy: 'Single high-impact donation' });
    await expect(page.getByRole('region', { name: 'Your preferences' })).toContainText(
      'Single high-impact donation',
    );
    await page.getByRole('button', { name: 'Donate $50 to Ilse Brandt' }).click();

    await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  });
}

/** A browser that blocks storage blocks both kinds. */
function refuseStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

function rawStored(page: Page) {
  return page.evaluate((key) => localStorage.getItem(key), storageKey);
}
