import { expect } from '@playwright/test';
import { cards, heading, siteNavigation } from '../site';
import { cut, empty, half, neverEnding, refused, status } from './answers';
import type { Answer } from './faultyGateway';
import { test } from './faultyTest';
import { watchFailures } from './watchFailures';

const script = /^\/host\/\w+\/static\/js\/async\/react-query\.\w+\.js$/;

const faults: [string, Answer, string][] = [
  ['connection refused', refused, 'page'],
  ['status 404', status(404), 'page'],
  ['body cut in half', cut, 'page'],
  ['half a body, ended well', half, 'changed'],
  ['empty body', empty, 'changed'],
  ['an answer that never ends', neverEnding, 'page'],
];

const panel = 'The list of matches cannot be shown right now';

// The one script of the shell that only some pages need.
for (const [name, answer, phase] of faults)
  test(`without React Query (${name}), the matches say so, and Try again shows them`, async ({
    page,
    gateway,
  }) => {
    const { lines, unhandled } = await watchFailures(page);
    gateway.rules.push({ on: script, answer });

    await page.goto('/results');

    await expect(heading(page)).toHaveText(panel, { timeout: 15_000 });
    await expect.poll(() => lines).toMatchObject([{ remote: 'results', phase }]);
    gateway.rules.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(24);
    expect(unhandled).toEqual([]);
  });

test('without React Query, every other page works', async ({ page, gateway }) => {
  const { lines, unhandled } = await watchFailures(page);
  gateway.rules.push({ on: script, answer: refused });

  await page.goto('/');
  await page.getByRole('link', { name: 'Run the Demo' }).click();
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]?.message).toMatch(/React Query could not be loaded.+\(in the slot /);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();

  await expect(heading(page)).toHaveText('About Us');
  expect(unhandled).toEqual([]);
});
