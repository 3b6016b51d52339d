import { dataFile } from '@donate-impact/build/serveData';
import type { Page } from '@playwright/test';
import { expectStill, pastInput, recordShifts } from './shifts';
import { expect, heading, holdRequests, siteNavigation, stored, taken, test } from './site';

const soon = 'Your three best matches appear here as soon as you choose.';
const place = (page: Page) => page.locator('[data-slot="leading-matches"]');
const leading = (page: Page) => page.getByRole('region', { name: 'Leading so far' });
const rows = (page: Page) => leading(page).getByRole('listitem');

/** Where the rows are within the place. */
async function topsOfRows(page: Page) {
  const { y = 0 } = (await place(page).boundingBox()) ?? {};
  const boxes = await Promise.all((await rows(page).all()).map((row) => row.boundingBox()));
  return boxes.map((box) => Math.round((box?.y ?? 0) - y));
}

for (const width of [320, 360, 768, 1024, 1280, 1920])
  test(`the matches so far arrive beside the question and change with every answer, and nothing else moves at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/demo');
    await expect(leading(page)).toContainText(soon);
    await expectStill(page, 0.001);
    const before = await place(page).boundingBox();
    const places = new Set<string>();

    for (const name of ['Education', 'Climate & Environment', 'Economy', 'Immigration']) {
      await page.getByRole('checkbox', { name }).check();
      await expect(rows(page)).toHaveCount(3);
      const { height } = (await place(page).boundingBox()) ?? { height: 0 };
      expect(height).toBe(before?.height);
      places.add((await topsOfRows(page)).join());
      for (const row of await rows(page).all())
        await expect(row).toContainText(/\d%.*(toss-up|rated|trails|votes|shares|election)/i);
    }
    const [first] = await rows(page).allTextContents();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('radio', { name: 'Build long-term movement infrastructure' }).check();

    await expect(rows(page).first()).not.toHaveText(first ?? '');
    expect((await place(page).boundingBox())?.height).toBe(before?.height);
    expect([...places.add((await topsOfRows(page)).join())]).toHaveLength(1);
    const isBeside = (before?.x ?? 0) > width / 2;
    expect(isBeside).toBe(width >= 1024);
  });

test('the three that lead are the first three of the matches', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();
  await expect(rows(page)).toHaveCount(3);
  const [before = ''] = await rows(page).allTextContents();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Support candidates with track records' }).check();
  await expect(rows(page).first()).not.toHaveText(before);
  const names = await rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('span + span')?.textContent ?? ''),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Spread across several' }).check();
  await page.getByRole('button', { name: 'See Matches' }).click();

  await expect(heading(page)).toHaveText('Your Matches');
  const first = page.getByRole('main').getByRole('article');
  for (const [place, name] of names.entries())
    await expect(first.nth(place).getByRole('heading', { name })).toBeVisible();
});

test('a screen reader hears who leads at most once a second', async ({ page }) => {
  await page.goto('/demo');
  await expect(leading(page)).toBeVisible();
  await leading(page).evaluate((panel) => {
    const said: number[] = [];
    Reflect.set(window, 'said', said);
    const status = panel.querySelector('[role="status"]');
    if (status)
      new MutationObserver(() => said.push(performance.now())).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });

  for (let count = 0; count < 8; count += 1)
    await page
      .getByRole('checkbox')
      .nth(count % 4)
      .click();
  await page.getByRole('checkbox', { name: 'Education' }).check();

  await expect(leading(page).getByRole('status')).toContainText(/^Leading so far: 1st, /);
  await page.waitForFunction(() => (Reflect.get(window, 'said') as number[]).length >= 2);
  const times = await page.evaluate(() => Reflect.get(window, 'said') as number[]);
  times.slice(1).forEach((time, index) => {
    expect(time - (times[index] ?? 0)).toBeGreaterThan(950);
  });
});

test('a visitor who starts over reads again what will come, and finds the matches when they return', async ({
  page,
}) => {
  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(leading(page)).toContainText(soon);

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await page.getByRole('checkbox', { name: 'Economy' }).check();

  await expect(rows(page)).toHaveCount(3);
});

test('a visitor who goes on before the data has arrived finds the matches when it has', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  const arrive = await holdRequests(page, dataFile);
  const requested = page.waitForRequest(dataFile);
  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await requested;

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await expect(place(page)).toBeVisible();
  await pastInput(page);
  arrive();

  await expect(rows(page)).toHaveCount(3);
  await expectStill(page, 0.001);
});

test('nothing of it is requested before the page is ready, and the question does not wait for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // The browser has no idle time.
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  await page.goto('/demo');
  await taken(page);
  await page.waitForLoadState('networkidle');

  expect(asked.filter((path) => /remotes\/results|candidates\.json/.test(path))).toEqual([]);
  await expect(place(page)).toContainText(soon);
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  expect(await stored(page)).toMatchObject({ answers: { issues: ['economy'] } });
});

test('everything for it is requested after the window has loaded, however late that is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSlot = () => asked.filter((path) => /remotes\/results|candidates\.json/.test(path));
  const arrive = await holdRequests(page, '**/icon.svg?late');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const picture = new Image();
      picture.src = '/icon.svg?late';
    }),
  );
  await page.goto('/demo', { waitUntil: 'commit' });
  await taken(page);
  await pastInput(page);

  expect(ofSlot()).toEqual([]);
  arrive();

  await expect(leading(page)).toBeVisible();
  expect(ofSlot().length).toBeGreaterThanOrEqual(4);
});

test('without scripts nothing promises matches', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/demo');

  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await expect(place(page)).toBeHidden();
  await context.close();
});
