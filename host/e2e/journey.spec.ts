import type { Page } from '@playwright/test';
import {
  answerWizard,
  cards,
  expect,
  expectSameLoad,
  heading,
  rememberAnswers,
  runTheDemo,
  stored,
  test,
} from './site';

test('a visitor goes from the landing page to one confirmed donation', async ({ page }) => {
  await runTheDemo(page);
  await expect(page.getByRole('status').getByText('24 candidates ranked')).toBeVisible();
  await expect(
    cards(page)
      .nth(5)
      .getByText(/Goes to your top/),
  ).toHaveCount(0);

  await donate(page, 'Tobias Lindqvist');

  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(heading(page)).toBeFocused();
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
  await expect(cards(page).nth(3).getByText('Goes to your top 3, $16 each')).toBeVisible();

  await donate(page, 'Amara Okonjo');

  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(recipients(page)).toHaveText([
    /^Elvira Ruiz.*\$16/s,
    /^Ngozi Abara.*\$16/s,
    /^Wendell Chen.*\$16.*A tie decided this: Amara Okonjo has the same score/s,
  ]);
  await expect(
    page.getByText('Three candidates get $16 each, $48 in total, $2 left over.'),
  ).toBeVisible();
  await expect(page.getByText('Amara Okonjo is not among the recipients')).toBeVisible();
});

// Default weights, no issue: 0.35 x rating + 0.35 x gap + 0.15 x (1 - days / 365).
// Abara  0.35 + 0.35 x 14/20 + 0.15 x 255/365 = 0.6998
// Ruiz   0.35 + 0.35 x 15/27 + 0.15 x 319/365 = 0.6755, tied with Okonjo, earlier in the file
// Okonjo 0.35 + 0.35 x 27/45 + 0.15 x 291/365 = 0.6796
test('a visitor who answered nothing donates to the top three under the default weights', async ({
  page,
}) => {
  await page.goto('/results');
  await expect(page.getByText('Ranked with the default weights')).toBeVisible();
  await expectRanking(page, [
    ['Ngozi Abara', '1', '70%'],
    ['Elvira Ruiz', '=2', '68%'],
    ['Amara Okonjo', '=2', '68%'],
    ['Wendell Chen', '4', '62%'],
  ]);

  await donate(page, 'Coraline Maddox');

  await expect(recipients(page)).toHaveText([
    /^Ngozi Abara.*\$16/s,
    /^Elvira Ruiz.*\$16/s,
    /^Amara Okonjo.*\$16/s,
  ]);
  await expect(page.getByText('Coraline Maddox is not among the recipients')).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('Open Campaign Sites opens each recipient’s site in its own tab', async ({
  page,
  context,
}) => {
  await context.route(/example\.org/, (route) => route.fulfill({ body: 'A campaign site' }));
  await page.goto('/results');
  await donate(page, 'Elvira Ruiz');

  await page.getByRole('button', { name: /^Open Campaign Sites/ }).click();

  await expect
    .poll(() =>
      context
        .pages()
        .slice(1)
        .map((tab) => new URL(tab.url()).hostname)
        // The browser reports new tabs in any order.
        .toSorted(),
    )
    .toEqual(['abara.example.org', 'okonjo.example.org', 'ruiz.example.org']);
});

// infra, climate and economy: 0.25 x rating + 0.2 x gap + 0.4 x (1 - days / 365) + 0.15 x match.
// track, healthcare: 0.25 x rating + 0.25 x gap + 0.15 x (1 - days / 365) + 0.35 x match.
for (const { answers, ranking } of [
  {
    answers: { issues: ['climate', 'economy'], impact: 'infra', strategy: null },
    ranking: [
      ['Elvira Ruiz', '1', '86%'],
      ['Wendell Chen', '=2', '75%'],
      ['Hugo Delacroix-Munro', '=2', '75%'],
      ['Ngozi Abara', '4', '74%'],
    ],
  },
  {
    answers: { issues: ['healthcare'], impact: 'track', strategy: null },
    ranking: [
      ['Amara Okonjo', '1', '87%'],
      ['Ilse Brandt', '2', '78%'],
      ['Petra Vaško', '3', '74%'],
      ['Folake Oyelaran', '4', '60%'],
    ],
  },
] as const) {
  test(`a visitor who chooses the impact ${answers.impact} gets a ranking by its weights`, async ({
    page,
  }) => {
    await rememberAnswers(page, { ...answers, issues: [...answers.issues] });

    await page.goto('/results');

    await expectRanking(page, ranking);
  });
}

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
