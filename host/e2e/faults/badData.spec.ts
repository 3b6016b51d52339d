import { expect, type Page } from '@playwright/test';
import { cards, heading, storageKey, stored } from '../site';
import { aPage, changed, cut, empty, late, neverEnding, refused, status } from './answers';
import type { Answer } from './faultyGateway';
import { test } from './faultyTest';
import { aRecord, badRecords, oddRecords, refusedSites } from './hostileRecords';
import { watchFailures } from './watchFailures';

const on = /^\/data\/candidates\.json$/;
const answers = { issues: ['climate'], impact: 'close', strategy: 'single' };

const files: [string, Answer, RegExp][] = [
  ['is refused', refused, /could not be reached/],
  ['is not there', status(404), /could not deliver/],
  ['has status 500', status(500), /could not deliver/],
  ['is a page', aPage, /arrived broken/],
  ['is cut', cut, /could not be reached/],
  ['is empty', empty, /arrived broken/],
  ['is no list', changed(() => '{"candidates":[]}'), /not a list/],
  ['comes after 30 s', late, /took too long/],
  ['never ends', neverEnding, /took too long/],
];

for (const [what, answer, reason] of files) {
  test(`a visitor whose data file ${what} reads why, loses no answer and tries again`, async ({
    page,
    gateway,
  }) => {
    await remember(page);
    const { unhandled } = await watchFailures(page);
    gateway.rules.push({ on, answer });

    await page.goto('/results');
    await expect(page.getByRole('alert')).toContainText(reason, { timeout: 15_000 });
    await expect(page.getByRole('alert')).toContainText('Your preferences are kept');
    expect(gateway.requests.filter((url) => on.test(url)).length).toBeLessThanOrEqual(8);
    gateway.rules.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(cards(page)).toHaveCount(24);
    expect(await stored(page)).toMatchObject({ answers });
    expect(unhandled).toEqual([]);
  });
}

test('a data file of 10 MB is read, and fifty candidates of it are listed', async ({
  page,
  gateway,
}) => {
  const profile = 'A bay with five ferry towns. '.repeat(20);
  const records = Array.from({ length: 12_000 }, (_, index) => aRecord(`c${index}`, { profile }));
  const text = JSON.stringify(records);
  expect(text.length).toBeGreaterThan(10_000_000);
  gateway.rules.push({ on, answer: changed(() => text) });

  await page.goto('/results');

  await expect(cards(page)).toHaveCount(50, { timeout: 30_000 });
  await expect(page.getByRole('status').getByText(/12,?000 candidates ranked/)).toBeVisible();
});

test('records that do not fit are left out and counted, odd ones stay, nothing runs or overflows', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { unhandled } = await watchFailures(page);
  const good = oddRecords.map((record) => JSON.stringify(record));
  gateway.rules.push({ on, answer: changed(() => `[${[...good, ...badRecords].join()}]`) });

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

test('a site that is not safe to open stands as words, and look-alike letters show what they are', async ({
  page,
  gateway,
}) => {
  const records = refusedSites.map((site, index) => aRecord(`refused-${index}`, { site }));
  const alike = aRecord('alike', { site: 'https://ехаmple.org/' });
  gateway.rules.push({ on, answer: changed(() => JSON.stringify([...records, alike])) });

  for (const { id } of records) {
    await page.goto(`/candidate/${id}`);
    await expect(page.getByText('No campaign site')).toBeVisible();
    await expect(page.getByRole('link', { name: /Campaign Site/ })).toHaveCount(0);
  }
  await page.goto('/candidate/alike');

  const link = page.getByRole('link', { name: /Open Campaign Site/ });
  await expect(link).toContainText('xn--');
  await expect(link).toHaveAttribute('href', /^https:\/\/xn--/);
});

test('no site that is not safe is opened from the confirmation', async ({ page, gateway }) => {
  const [refusedSite = '', ...others] = refusedSites.map((site, index) =>
    JSON.stringify(aRecord(`refused-${index}`, { site })),
  );
  const rows = [refusedSite, JSON.stringify(aRecord('sound')), ...others];
  gateway.rules.push({ on, answer: changed(() => `[${rows.join()}]`) });
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

  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
    'https://example.org/',
  ]);
});

/** Nothing of the data ran, nothing is wider than the screen or its card, and nothing shows a hole. */
async function expectSound(page: Page) {
  const found = await page.evaluate(() => ({
    ran: Reflect.get(window, 'ran'),
    page: document.documentElement.scrollWidth - window.innerWidth,
    wide: [...document.querySelectorAll('#main *')]
      .filter((each) => each.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((each) => each.checkVisibility() && !each.closest('[data-scrolls], table'))
      .map((each) => `${each.tagName} ${each.className} ${each.textContent?.slice(0, 40)}`),
  }));
  expect(found).toEqual({ ran: undefined, page: expect.any(Number), wide: [] });
  expect(found.page).toBeLessThanOrEqual(0);
  await expect(page.getByRole('main')).not.toContainText(/\bNaN\b|undefined|\[object|Infinity/);
}

async function remember(page: Page) {
  const value = JSON.stringify({ version: 1, answers, currentStep: 2 });
  await page.addInitScript(([key = '', text = '']) => localStorage.setItem(key, text), [
    storageKey,
    value,
  ] as string[]);
}
