import { dataFile, serveData } from '@donate-impact/build/serveData';
import type { Page } from '@playwright/test';
import { expectStill, pastInput, recordShifts } from './shifts';
import { cards, expect, heading, holdRequests, pages, rememberAnswers, taken, test } from './site';

const widths = [360, 1280];
const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordShifts);
});

for (const width of widths) {
  for (const { path } of [...pages, { path: '/candidate/nobody' }]) {
    test(`nothing moves while ${path} loads at ${width} px with late data`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await rememberAnswers(page, answers);
      const arrived = await holdData(page);
      await page.goto(path);
      await taken(page);

      arrived();

      await expect(heading(page)).not.toHaveText('Candidate details');
      if (path === '/results') await expect(cards(page).first()).toBeVisible();
      await expectStill(page);
    });
  }

  for (const path of ['/results', '/candidate/ruiz']) {
    for (const body of ['[]', 'no list']) {
      test(`nothing moves when ${path} receives "${body}" at ${width} px`, async ({
        page,
        watch,
      }) => {
        watch.expectInConsole(/"phase":"data"/);
        await page.setViewportSize({ width, height: 800 });
        const arrived = await holdData(page, body);
        await page.goto(path);
        await taken(page);

        arrived();

        await expect(
          page.getByText(/^(No matches found|No candidate has|The site sent|Try again)/).first(),
        ).toBeVisible();
        await expectStill(page);
      });
    }
  }

  test(`nothing moves after a navigation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const arrived = await holdData(page);
    await page.goto('/');
    await taken(page);

    await page.getByRole('link', { name: 'Learn More' }).click();
    await expect(heading(page)).toHaveText('About Us');
    await page.getByRole('link', { name: 'Try the Demo' }).click();
    await expect(heading(page)).toHaveText(/^Step 1/);
    await page.getByRole('checkbox', { name: 'Economy' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'See Matches' }).click();
    await expect(page.getByText('Loading candidates...')).toBeVisible();
    await pastInput(page);
    arrived();
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await expect(heading(page)).not.toHaveText('Your Matches');
    await pastInput(page);
    await page.getByRole('button', { name: /^Donate/ }).click();
    await expect(heading(page)).toHaveText('Confirm Your Donation');
    await pastInput(page);

    await expectStill(page);
  });
}

/** Delays the data file, or another body in its place, until the returned function is called. */
async function holdData(page: Page, body?: string) {
  if (body) await serveData(page, body);
  return holdRequests(page, dataFile);
}
