import { expect, type Page, test } from '@playwright/test';
import { answer, serve } from './resultsPage';

test('Nobody is selected after a reload, and the page says so', async ({ page }) => {
  await donateTo(page, 'Elvira Ruiz');

  await page.reload();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm Your Donation' }),
  ).toBeVisible();
  await expect(page.getByText('No candidate is selected')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Results' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
});

test('A single donation goes to the clicked candidate, whole', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: 'close', strategy: 'single' });

  await donateTo(page, 'Hugo Delacroix-Munro');

  await expect(page.getByRole('heading', { name: 'To one recipient' })).toBeVisible();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await expect(page.getByText(/Your strategy is a single high-impact donation/)).toBeVisible();
  await expect(recipients(page)).toHaveText([/Hugo Delacroix-Munro/]);
});

test('A spread donation is told to the dollar, with a reason for each', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: 'close', strategy: 'spread' });

  await donateTo(page, 'Elvira Ruiz');

  await expect(page.getByRole('heading', { name: 'Spread across several' })).toBeVisible();
  await expect(
    page.getByText('Three candidates get $16 each, $48 in total, $2 left over.'),
  ).toBeVisible();
  await expect(recipients(page)).toHaveText([/Ngozi Abara/, /Elvira Ruiz/, /Amara Okonjo/]);
  await expect(page.getByText(/^Ranked (joint )?\d(st|nd|rd) of 24, with a score of/)).toHaveCount(
    3,
  );
  await expect(page.getByText('$16', { exact: true })).toHaveCount(3);
});

test('A clicked candidate below the top three can still be given to alone', async ({ page }) => {
  await donateTo(page, 'Coraline Maddox');
  await expect(page.getByText('You chose no strategy', { exact: false })).toBeVisible();
  await expect(page.getByText('Coraline Maddox is not among the recipients')).toBeVisible();

  await page.getByRole('link', { name: 'Give to Coraline Maddox alone instead' }).click();
  await page.getByRole('button', { name: 'Donate $50 to Coraline Maddox' }).click();

  await expect(recipients(page)).toHaveText([/Coraline Maddox/]);
});

test('A tie that decided the third is told', async ({ page, request }) => {
  const [ruiz] = await (await request.get('/data/candidates.json')).json();
  const names = ['Ann First', 'Ben Second', 'Cy Third', 'Di Fourth'];
  await serve(
    page,
    names.map((name, index) => ({ ...ruiz, id: `tied-${index}`, name })),
  );

  await donateTo(page, 'Ann First');

  await expect(recipients(page).last()).toContainText(
    'A tie decided this: Di Fourth has the same score',
  );
});

test('Download Receipt says that it is not implemented and gives the focus back', async ({
  page,
}) => {
  await donateTo(page, 'Elvira Ruiz');
  const button = page.getByRole('button', { name: 'Download Receipt' });

  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Not Implemented Yet' });
  await expect(dialog).toContainText('Download Receipt is not implemented in this prototype.');
  await dialog.getByRole('button', { name: 'Got it' }).click();

  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('The dialog closes with Escape and gives the focus back', async ({ page }) => {
  await donateTo(page, 'Elvira Ruiz');
  const button = page.getByRole('button', { name: 'Download Receipt' });

  await button.press('Enter');
  await expect(page.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(button).toBeFocused();
});

test('The page says that it is a prototype, and sends nothing but reads', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith('http://localhost')) {
      others.push(`${request.method()} ${request.url()}`);
    }
  });

  await donateTo(page, 'Elvira Ruiz');

  await expect(page.getByText(/This is a prototype with synthetic data/)).toBeVisible();
  expect(others).toEqual([]);
});

test('On paper only the receipt is left', async ({ page }) => {
  await donateTo(page, 'Elvira Ruiz');

  await page.emulateMedia({ media: 'print' });

  await expect(page.getByText('Three candidates get $16 each', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Receipt' })).toBeHidden();
});

for (const width of [320, 360, 768, 1280]) {
  test(`The page needs no sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });

    await donateTo(page, 'Coraline Maddox');

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

async function donateTo(page: Page, name: string) {
  await page.goto('/results');
  await page.getByRole('button', { name: `Donate $50 to ${name}` }).click();
  await expect(page.getByRole('list').getByRole('heading', { level: 3 }).first()).toBeVisible();
}

function recipients(page: Page) {
  return page
    .getByRole('region', { name: /^(To one recipient|Spread across several)$/ })
    .getByRole('listitem');
}
