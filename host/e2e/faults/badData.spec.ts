import { expect, type Page } from '@playwright/test';
import { cards, heading, rememberAnswers, stored } from '../site';
import { cut, neverEnding, refused } from './answers';
import type { Answer } from './faultyGateway';
import { test } from './faultyTest';
import { aRecord, badRecords, oddRecords, refusedSites } from './hostileRecords';
import { watchFailures } from './watchFailures';

const on = /\/data\/candidates\.json$/;
const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };

// Each way in which a connection can fail; the query's unit tests cover every other response.
const files: [string, Answer, RegExp, number][] = [
  ['is refused', refused, /could not be reached/, 2],
  ['is cut', cut, /could not be reached/, 2],
  ['never ends', neverEnding, /took too long/, 1],
];

for (const [what, answer, reason, times] of files) {
  test(`a visitor whose data file ${what} reads why, keeps every answer and tries again`, async ({
    page,
    gateway,
  }) => {
    await rememberAnswers(page, answers);
    const { asked, unhandled } = await watchFailures(page);
    gateway.rules.push({ on, answer });

    await page.goto('/results');
    await expect(page.getByRole('alert')).toContainText(reason, { timeout: 15_000 });
    await expect(page.getByRole('alert')).toContainText('Your preferences are kept');
    expect(asked.filter((path) => on.test(path))).toHaveLength(times);
    gateway.rules.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(cards(page)).toHaveCount(24);
    expect(await stored(page)).toMatchObject({ answers });
    expect(unhandled).toEqual([]);
  });
}

test('a visitor with a data file of 10 MB sees its first fifty candidates', async ({
  page,
  releaseData,
}) => {
  const profile = 'A bay with five ferry towns. '.repeat(20);
  const records = Array.from({ length: 12_000 }, (_, index) => aRecord(`c${index}`, { profile }));
  const text = JSON.stringify(records);
  expect(text.length).toBeGreaterThan(10_000_000);
  await releaseData(text);

  await page.goto('/results');

  await expect(cards(page)).toHaveCount(50, { timeout: 30_000 });
  await expect(page.getByRole('status').getByText(/12,?000 candidates ranked/)).toBeVisible();
});

test('bad records are left out and counted, odd ones stay, and nothing runs or overflows', async ({
  page,
  releaseData,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { unhandled } = await watchFailures(page);
  const good = oddRecords.map((record) => JSON.stringify(record));
  await releaseData(`[${[...good, ...badRecords].join()}]`);

  await page.goto('/results');

  await expect(cards(page)).toHaveCount(oddRecords.length);
  await expect(page.getByText(`${badRecords.length} candidates could not be read`)).toBeVisible();
  await expectSound(page);
  for (const { id } of oddRecords) {
    await page.goto(`/candidate/${id}`);
    await expect(page.getByRole('button', { name: 'Donate $50' })).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expectSound(page);
  expect(unhandled).toEqual([]);
});

test('the panels on a small screen can show odd records', async ({ page, releaseData }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { unhandled } = await watchFailures(page);
  await rememberAnswers(page, { ...answers, strategy: 'spread' });
  await releaseData(JSON.stringify(oddRecords));
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(oddRecords.length);
  const card = (id: string) => page.locator(`article[aria-labelledby="candidate-${id}"]`);

  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByLabel('Issue', { exact: true })).toBeVisible();
  await expectSound(page);
  for (const { id } of oddRecords)
    await card(id)
      .getByText(/was calculated/)
      .click();
  const receipts = page.getByRole('table', { name: 'The score, factor by factor' });
  await expect(receipts).toHaveCount(oddRecords.length);
  await expectSound(page);
  await page.getByRole('button', { name: 'Explore weights' }).click();
  await expect(page.getByRole('slider')).toHaveCount(4);
  await expectSound(page);
  for (const id of ['long', 'markup', 'marks']) await card(id).getByRole('checkbox').check();
  await expectSound(page);
  // Where there is room, the bar shows the names.
  await page.setViewportSize({ width: 800, height: 740 });
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await card('long')
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(page.getByRole('link', { name: /^Donate to .* alone instead$/ })).toBeVisible();
  await expectSound(page);

  expect(unhandled).toEqual([]);
});

test('an unsafe campaign site is shown as words, and look-alike letters are revealed', async ({
  page,
  releaseData,
}) => {
  const records = [
    aRecord('refused', { site: 'javascript:alert(1)' }),
    aRecord('alike', { site: 'https://ехаmple.org/' }),
  ];
  await releaseData(JSON.stringify(records));

  await page.goto('/candidate/refused');
  await expect(page.getByText('No campaign site')).toBeVisible();
  await expect(page.getByRole('link', { name: /Campaign Site/ })).toHaveCount(0);
  await page.goto('/candidate/alike');

  const link = page.getByRole('link', { name: /Open Campaign Site/ });
  await expect(link).toContainText('xn--');
  await expect(link).toHaveAttribute('href', /^https:\/\/xn--/);
});

test('a visitor cannot open an unsafe campaign site from the confirmation', async ({
  page,
  releaseData,
}) => {
  const [refusedSite = '', ...others] = refusedSites.map((site, index) =>
    JSON.stringify(aRecord(`refused-${index}`, { site })),
  );
  const rows = [refusedSite, JSON.stringify(aRecord('sound')), ...others];
  await releaseData(`[${rows.join()}]`);
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Reflect.set(window, 'opened', opened);
    window.open = (address) => {
      opened.push(String(address));
      return null;
    };
  });
  await page.goto('/results');

  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await page.getByRole('button', { name: 'Open Campaign Site' }).click();

  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'opened')))
    .toEqual(['https://example.org/']);
});

const boxes = 'article, section, button, a, li, dialog, [role="dialog"]';

/** Nothing in the data ran, nothing is wider than the screen or its card, and no value is missing. */
async function expectSound(page: Page) {
  const found = await page.evaluate((selector) => {
    const name = ({ tagName, id, textContent }: Element) =>
      `${tagName} ${id} ${textContent?.slice(0, 40)}`;
    const seen = [
      ...document.querySelectorAll('#main *, [role="dialog"], [role="dialog"] *'),
    ].filter((each) => each.checkVisibility() && !each.closest('table'));
    return {
      ran: Reflect.get(window, 'ran'),
      page: document.documentElement.scrollWidth - window.innerWidth,
      wide: seen
        .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
        .map(name),
      full: seen
        .filter((each) => each.matches(selector) && each.scrollWidth > each.clientWidth)
        .filter((each) => getComputedStyle(each).display !== 'inline')
        .map((each) => `${name(each)}: ${each.scrollWidth} in ${each.clientWidth} px`),
    };
  }, boxes);
  expect.soft(found).toEqual({ ran: undefined, page: expect.any(Number), wide: [], full: [] });
  expect(found.page).toBeLessThanOrEqual(0);
  await expect(page.locator('body')).not.toContainText(
    /\bNaN\b|undefined|\[object|Infinity|\d\.\d{5}/,
  );
}
