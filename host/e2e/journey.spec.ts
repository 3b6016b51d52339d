import type { Locator, Page } from '@playwright/test';
import {
  answerWizard,
  cards,
  expect,
  expectSameLoad,
  heading,
  runTheDemo,
  taken,
  test,
} from './site';

test('a visitor goes from the landing page to one confirmed donation', async ({ page }) => {
  await runTheDemo(page);
  await expect(page.getByRole('status').getByText('24 candidates ranked')).toBeVisible();

  await donate(page, 'Tobias Lindqvist');

  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(recipients(page)).toHaveText([/^Tobias Lindqvist.*\$50/s]);
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await expectSameLoad(page);
});

// Toss-ups, weights of close races: 0.5 + 0.3 x gap + 0.1 x (1 - days / 365) + 0.1 x share of the two issues.
// Ruiz   0.5 + 0.3 x 15/27 + 0.1 x 319/365 + 0.1 x 2/2 = 0.8541
// Abara  0.5 + 0.3 x 14/20 + 0.1 x 255/365 + 0.1 x 1/2 = 0.8299
// Chen   0.5 + 0.3 x 12/30 + 0.1 x 319/365 + 0.1 x 1/2 = 0.7574
// Okonjo 0.5 + 0.3 x 27/45 + 0.1 x 291/365 + 0.1 x 0/2 = 0.7597, tied with Chen, later in the file
test('a visitor spreads the donation across the top three, whichever card is clicked', async ({
  page,
}) => {
  await page.goto('/demo');
  await answerWizard(page, {
    issues: ['Climate & Environment', 'Economy'],
    impact: 'Support candidates in close races',
    strategy: 'Spread across several',
  });
  await expectRanking(page, [
    ['Elvira Ruiz', '1', '85%'],
    ['Ngozi Abara', '2', '83%'],
    ['Wendell Chen', '=3', '76%'],
    ['Amara Okonjo', '=3', '76%'],
  ]);

  await donate(page, 'Amara Okonjo');

  await expect(recipients(page)).toHaveText([
    /^Elvira Ruiz.*\$16/s,
    /^Ngozi Abara.*\$16/s,
    /^Wendell Chen.*\$16.*A tie decided this: Amara Okonjo has the same score/s,
  ]);
  await expect(page.getByText('Amara Okonjo is not among the recipients')).toBeVisible();
});

test('a visitor confirms a donation by keyboard alone and never loses focus', async ({ page }) => {
  await page.goto('/');
  await taken(page);
  const main = page.getByRole('main');
  const skip = page.getByRole('link', { name: 'Skip to content' });

  await press(page, 'Tab', skip);
  await expect(skip).toBeInViewport();
  await press(page, 'Enter', main);
  await press(page, 'Tab', main.getByRole('link', { name: 'Run the Demo' }));
  await press(page, 'Enter', heading(page), /^Step 1 of 3/);
  await choose(page, 'checkbox', 'Economy', 'Next');
  await expect(heading(page)).toHaveText(/^Step 2 of 3/);
  await choose(page, 'radio', 'Support candidates in close races', 'Next');
  await expect(heading(page)).toHaveText(/^Step 3 of 3/);
  await choose(page, 'radio', 'Single high-impact donation', 'See Matches');
  await expect(heading(page)).toHaveText('Your Matches');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .focus();
  await press(page, 'Enter', heading(page), 'Elvira Ruiz');
  await page.getByRole('button', { name: /^Donate \$50/ }).focus();

  await press(page, 'Enter', heading(page), 'Confirm Your Donation');
});

async function expectRanking(page: Page, top: readonly (readonly [string, string, string])[]) {
  await expect(cards(page)).toHaveCount(24);
  for (const [index, [name, rank, percent]] of top.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(card.getByText(`Rank ${rank}`, { exact: true })).toBeVisible();
    await expect(card.getByRole('strong').filter({ hasText: percent })).toBeVisible();
  }
}

async function donate(page: Page, name: string) {
  await page.getByRole('button', { name: `Donate $50 to ${name}` }).click();
}

function recipients(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
}

/** Presses a key and expects focus on one element afterward. */
async function press(page: Page, key: string, focused: Locator, text?: string | RegExp) {
  await page.keyboard.press(key);
  if (text) await expect(focused).toHaveText(text);
  await expect(focused).toBeFocused();
}

/** Chooses an answer and goes on, by keyboard. */
async function choose(page: Page, role: 'checkbox' | 'radio', answer: string, next: string) {
  await page.getByRole(role, { name: answer }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: next }).focus();
  await press(page, 'Enter', heading(page));
}
