import { setTimeout as sleep } from 'node:timers/promises';
import { answerWizard, usualChoices } from '@donate-impact/testing/answerWizard';
import { dataFile, serveData } from '@donate-impact/testing/serveData';
import { expectShifts, expectStill, pastInput, recordShifts } from '@donate-impact/testing/shifts';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import type { Page } from '@playwright/test';
import { type Answer, test } from './faultyGateway';
import { cards, expect, heading, holdRequests } from './site';

/** Sends a page in pieces with pauses, like a slow line with small packets. */
const inPieces: Answer = async (response, { headers, body }) => {
  response.writeHead(200, headers);
  for (let start = 0; start < body.length; start += 1000) {
    response.write(body.subarray(start, start + 1000));
    await sleep(15);
  }
  response.end();
};

test.beforeEach(async ({ page, faults }) => {
  faults.push({ on: /^[^.]*$/, answer: inPieces });
  await page.addInitScript(recordShifts);
});

// Where the two widths differ by more than the length of their lines, both are tested.
for (const [path, ...widths] of [
  ['/', 360, 1280],
  ['/about', 360],
  ['/demo', 360, 1280],
  ['/results', 360, 1280],
  ['/candidate/ruiz', 1280],
  ['/confirm', 360],
] as const)
  for (const width of widths)
    test(`nothing moves at ${width} px while ${path} arrives in pieces, its data late and its typeface last`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await rememberAnswers(page);
      const arrive = await holdRequests(page, dataFile);
      const arriveTypeface = await holdRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await waitForHydration(page);

      arrive();

      await expect(heading(page)).not.toHaveText('Candidate details');
      if (path === '/results') await expect(cards(page).first()).toBeVisible();
      await expectStill(page);

      arriveTypeface();
      await page.evaluate(paintTypeface);
      // In place of a font of its measures, it moves text within its line.
      await expectShifts(page, 0.02);
    });

test('nothing moves after a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const arrive = await holdRequests(page, dataFile);
  await page.goto('/about');
  await waitForHydration(page);

  await page.getByRole('link', { name: 'Try the Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1/);
  await answerWizard(page, { ...usualChoices, strategy: 'Spread across several' });
  await expect(page.getByText('Loading candidates...')).toBeVisible();
  await pastInput(page);
  arrive();
  await follow(page, 'link', /^View Details/);
  await follow(page, 'button', /^Donate/);

  await expectStill(page);
});

test('nothing moves when a list or a plan is reloaded, and the list keeps its place', async ({
  page,
}) => {
  await rememberAnswers(page);
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await page.evaluate(() => window.scrollTo(0, 4000));

  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await expectStill(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(4000);

  await follow(page, 'button', /^Donate/);
  await page.reload();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expectStill(page);
});

for (const [path, body, says] of [
  ['/results', '[]', 'No matches found'],
  ['/candidate/ruiz', 'no list', 'Try again'],
] as const)
  test(`nothing moves when ${path} receives "${body}"`, async ({ page, watch }) => {
    watch.expectInConsole(/"phase":"data"/);
    await page.setViewportSize({ width: 360, height: 800 });
    await serveData(page, body);
    const arrive = await holdRequests(page, dataFile);
    await page.goto(path);
    await waitForHydration(page);

    arrive();

    await expect(page.getByText(says).first()).toBeVisible();
    await expectStill(page);
  });

/** Runs in the page: waits for the frame after the one that has the typeface. */
async function paintTypeface() {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Follows a link or a button to another page, and waits until shifts no longer count as caused by the visitor's input. */
async function follow(page: Page, role: 'link' | 'button', name: RegExp) {
  const before = (await heading(page).textContent()) ?? '';
  await page.getByRole(role, { name }).first().click();
  await expect(heading(page)).not.toHaveText(before);
  await pastInput(page);
}
