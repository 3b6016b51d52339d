import { dataFile, serveData } from '@donate-impact/build/serveData';
import type { Page } from '@playwright/test';
import { cards, expect, heading, pages, rememberAnswers, taken, test } from './site';

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

      await arrived();

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

        await arrived();

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

    await expectStill(page);
  });
}

/** Delays the data file, or another body in its place, until the returned function is called. */
async function holdData(page: Page, body?: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (body) await serveData(page, body, released);
  else
    await page.route(dataFile, async (route) => {
      await released;
      await route.continue();
    });
  return async () => release();
}

/** Waits until a shift would no longer be attributed to recent input. */
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

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function recordShifts() {
  const total = { value: 0, moved: '' };
  Object.assign(window, { shifts: total });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      total.value += value;
      for (const { node, previousRect: from, currentRect: to } of sources)
        total.moved += `${startTime} ms: ${node?.outerHTML?.slice(0, 60)} from ${from.x}, ${from.y}, ${from.height} high, to ${to.x}, ${to.y}, ${to.height}\n`;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects the layout shifts without input to add up to at most 0.01 once pending changes are painted. */
async function expectStill(page: Page) {
  await pastInput(page);
  const { value, moved } = await page.evaluate<{ value: number; moved: string }>('window.shifts');
  expect(value, moved).toBeLessThanOrEqual(0.01);
}
