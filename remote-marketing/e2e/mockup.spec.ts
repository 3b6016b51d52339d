import { recordShifts } from '@donate-impact/testing/shifts';
import { expect, type Locator, type Page, test } from '@playwright/test';

for (const width of [360, 1280]) {
  test(`the mock-up plays every phase at ${width} px without moving anything else`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    await page.setViewportSize({ width, height: 900 });
    const figure = await openWithStoppedClock(page);
    // The shell's tests hold what the typeface moves when it arrives.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate('window.shifts.value = 0');
    const space = await figure.boundingBox();

    for (const text of ['85%', '78%', '72%', 'Donation Confirmed'])
      await playUntil(page, figure.getByText(text));
    await playUntil(page, page.getByRole('button', { name: 'Replay Demo' }));

    expect(await figure.boundingBox()).toEqual(space);
    expect(await page.evaluate('window.shifts.value')).toBeLessThanOrEqual(0.01);
  });
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
