import type { Page } from '@playwright/test';
import { cards, expect, heading, pages, rememberAnswers, taken, test } from './site';

const widths = [360, 1280];
const answers = { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordShifts);
});

for (const width of widths) {
  for (const { path } of [...pages, { path: '/accessibility' }, { path: '/candidate/nobody' }]) {
    test(`nothing moves while ${path} loads at ${width} px, the data late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await rememberAnswers(page, answers);
      const arrived = await holdData(page);
      await page.goto(path);
      await taken(page);

      await arrived();

      await expect(heading(page)).not.toHaveText('Candidate details');
      if (path === '/results') await expect(cards(page).first()).toBeVisible();
      expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    });
  }

  for (const path of ['/results', '/candidate/ruiz']) {
    for (const body of ['[]', 'no list']) {
      test(`nothing moves when ${path} gets "${body}" at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const arrived = await holdData(page, body);
        await page.goto(path);
        await taken(page);

        await arrived();

        await expect(
          page.getByText(/^(No matches found|No candidate has|What arrived|Try again)/).first(),
        ).toBeVisible();
        expect(await shifted(page)).toBeLessThanOrEqual(0.01);
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
    await arrived();
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await expect(heading(page)).not.toHaveText('Your Matches');
    await pastInput(page);
    await page.getByRole('button', { name: /^Donate/ }).click();
    await expect(heading(page)).toHaveText('Confirm Your Donation');
    await pastInput(page);

    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  });
}

/** Holds the data file back, or another body in its place, until the function that it gives is called. */
async function holdData(page: Page, body?: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/data/candidates.json', async (route) => {
    await released;
    await (body ? route.fulfill({ body }) : route.continue());
  });
  return async () => release();
}

/** Waits until no input is so recent that a shift would be put down to it. */
async function pastInput(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = performance.now() + 520;
        const next = () => (performance.now() > end ? resolve() : requestAnimationFrame(next));
        next();
      }),
  );
}

function recordShifts() {
  const total = { value: 0 };
  Object.assign(window, { shifts: total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
      total.value += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of the layout shifts that no input caused, after what is under way has been painted. */
async function shifted(page: Page): Promise<number> {
  await pastInput(page);
  return page.evaluate('window.shifts.value');
}
