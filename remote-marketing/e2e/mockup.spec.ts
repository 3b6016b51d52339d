import { expect, type Locator, type Page, test } from '@playwright/test';

for (const width of [360, 1280]) {
  test(`the mock-up plays every phase at ${width} px without moving anything else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const figure = await openWithStoppedClock(page);
    await recordShifts(page);
    const space = await figure.boundingBox();

    for (const text of ['85%', '78%', '72%', 'Donation Confirmed'])
      await playUntil(page, figure.getByText(text));
    await playUntil(page, page.getByRole('button', { name: 'Replay Demo' }));

    expect(await figure.boundingBox()).toEqual(space);
    expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  });
}

test('the mock-up stops while it is out of view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  const figure = await openWithStoppedClock(page);
  await playUntil(page, typed(page).filter({ hasText: 'Can' }));

  await page.getByRole('link', { name: 'Start the Demo' }).scrollIntoViewIfNeeded();
  await figure.evaluate(outOfView);
  await page.clock.runFor(10_000);

  await expect(figure.getByText('85%')).toBeHidden();
});

test('a visitor who prefers less motion sees a still card, which switches live', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const card = page.getByRole('link', { name: 'Start Demo' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await recordShifts(page);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await expect(card).toBeVisible();
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});

/** The part of the second line that is typed so far. */
function typed(page: Page) {
  return page
    .getByRole('figure')
    .locator('[aria-hidden="true"] p > span:last-child > span:first-child')
    .nth(1);
}

/** Opens the landing page with its clock stopped and the sample run in view. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  const figure = page.getByRole('figure');
  await figure.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /Pause|Replay/ })).toBeVisible();
  return figure;
}

/** Advances the page's clock until something is visible. */
async function playUntil(page: Page, shown: Locator) {
  while (!(await shown.isVisible())) await page.clock.runFor(300);
}

/**
 * Resolves when observers learn that the figure's container is out of view; the page's own observer learns it
 * first.
 */
function outOfView(figure: Element) {
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(figure.parentElement ?? figure);
  });
}

async function recordShifts(page: Page) {
  await page.evaluate(() => {
    const total = { value: 0 };
    Object.assign(window, { shiftTotal: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') total.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<number> {
  return page.evaluate('window.shiftTotal.value');
}
