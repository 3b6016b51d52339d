import { expectStill, pastInput, recordShifts } from '@donate-impact/testing/shifts';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './site';

const soon = 'Your three best matches appear here as soon as you choose.';
const place = (page: Page) => page.locator('[data-extension-point="leading-matches"]');
const leading = (page: Page) => page.getByRole('region', { name: 'Leading so far' });
const rows = (page: Page) => leading(page).getByRole('listitem');

for (const width of [768, 1280])
  test(`the matches so far arrive beside the question, and nothing moves with any answer at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo');
    await expect(leading(page)).toContainText(soon);
    const before = await place(page).boundingBox();

    for (const name of ['Education', 'Climate & Environment', 'Economy']) {
      await page.getByRole('checkbox', { name }).check();
      await expect(rows(page)).toHaveCount(3);
      expect((await place(page).boundingBox())?.height).toBe(before?.height);
    }

    expect((before?.x ?? 0) > width / 2).toBe(width > 1000);
    await expectStill(page);
  });

test('on a phone, a line above Next names who leads so far, and nothing else moves', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/demo');
  await expect(place(page)).toBeHidden();

  await page.getByRole('checkbox', { name: 'Education' }).check();
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));

  await expect(leading(page)).toBeInViewport({ ratio: 1 });
  expect((await place(page).boundingBox())?.height).toBe(20);
  await expectStill(page);
});

test('everything for the matches so far is requested after the window has loaded, however late that is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofWidget = () => asked.filter((path) => /remotes\/results|candidates\.json/.test(path));
  const arrive = await holdRequests(page, '**/icon.svg?late');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const picture = new Image();
      picture.src = '/icon.svg?late';
    }),
  );
  await page.goto('/demo', { waitUntil: 'commit' });
  await waitForHydration(page);
  await pastInput(page);

  expect(ofWidget()).toEqual([]);
  arrive();

  await expect(leading(page)).toBeVisible();
  for (const file of [
    /mf-manifest\.json$/,
    /\/remoteEntry\./,
    /__federation_expose_LeadingMatches\./,
  ])
    await expect.poll(ofWidget).toContainEqual(expect.stringMatching(file));
});
