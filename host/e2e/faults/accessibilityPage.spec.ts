import { expect, type Page } from '@playwright/test';
import { expectSameLoad, heading, markLoad, rememberAnswers, siteNavigation, taken } from '../site';
import { refused, status } from './answers';
import { test } from './faultyTest';
import { watchFailures } from './watchFailures';

// The shell's own chunks; this is the only page that the shell loads itself.
const chunk = /^\/static\/js\/async\//;
const address = /^\/accessibility$/;

test('a visitor reads the prerendered accessibility page when its file is gone, and can go on', async ({
  page,
  gateway,
}) => {
  const { asked, unhandled } = await watchFailures(page);
  gateway.rules.push({ on: chunk, answer: status(404) });

  await page.goto('/accessibility');
  await expect.poll(() => timesOf(asked, chunk)).toBeGreaterThan(0);
  await seeTable(page);
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();

  await expect(heading(page)).toHaveText('About Us');
  await taken(page);
  expect(timesOf(asked, chunk)).toBeLessThanOrEqual(4);
  expect(timesOf(asked, address), 'loads of the page').toBe(1);
  expect(unhandled).toEqual([]);
});

test('a visitor who opens the accessibility page without its file keeps what is only in memory', async ({
  page,
  gateway,
}) => {
  const { asked, unhandled } = await watchFailures(page);
  await rememberAnswers(page, { issues: ['climate'], impact: 'close', strategy: 'single' });
  await page.goto('/demo');
  const offer = page.getByRole('button', { name: /^Use my last answers/ });
  await expect(offer).toBeVisible();
  gateway.rules.push({ on: chunk, answer: status(404) });

  await follow(page);
  await seeTable(page);
  // Once to see whether it is served, and once to navigate there.
  expect(timesOf(asked, address)).toBeLessThanOrEqual(2);
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

  await expect(offer).toBeVisible();
  expect(timesOf(asked, chunk)).toBeLessThanOrEqual(4);
  expect(unhandled).toEqual([]);
});

for (const [what, answer] of [
  ['is refused', refused],
  ['is missing', status(404)],
] as const) {
  test(`a visitor reads that an accessibility page that ${what} cannot be loaded, and gets it with Try again`, async ({
    page,
    gateway,
  }) => {
    const { unhandled } = await watchFailures(page);
    await select(page);
    await markLoad(page);
    gateway.rules.push({ on: chunk, answer }, { on: address, answer });

    await follow(page);
    await expect(page.getByRole('alert')).toContainText('cannot be loaded right now');
    await expect(heading(page)).toHaveText('Accessibility');
    await page.goBack();
    await seeSelected(page);
    await page.goForward();
    await expect(page.getByRole('alert')).toContainText('cannot be loaded right now');
    gateway.rules.length = 0;
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();

    await seeTable(page);
    await expectSameLoad(page);
    expect(unhandled).toEqual([]);
  });
}

async function select(page: Page) {
  await page.goto('/candidate/ruiz');
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await seeSelected(page);
}

async function seeSelected(page: Page) {
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
}

async function follow(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
}

async function seeTable(page: Page) {
  await expect(heading(page)).toHaveText('Accessibility');
  await expect(page.getByRole('table', { name: 'Violations in each state' })).toBeVisible();
}

const timesOf = (asked: string[], on: RegExp) => asked.filter((path) => on.test(path)).length;
