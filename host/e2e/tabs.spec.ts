import { join } from 'node:path';
import { nextRelease } from '@donate-impact/build/deriveRelease';
import { remoteNames } from '@donate-impact/build/remotes';
import type { Page } from '@playwright/test';
import { failureInConsole, neverEnding, test } from './faultyGateway';
import { type Builds, getDist } from './gateway';
import {
  answerWizard,
  cards,
  expect,
  expectSameLoad,
  heading,
  markLoad,
  siteNavigation,
  stored,
  taken,
} from './site';

const choices = {
  issues: ['Climate & Environment'],
  impact: 'Support candidates in close races',
  strategy: 'Single high-impact donation',
};

test('a tab finishes its journey after every remote was replaced and the old files are gone', async ({
  page,
  served,
  scratch,
  watch,
}) => {
  watch.expectInConsole(failureInConsole);
  const loads = countLoads(page);
  await page.goto('/');
  await taken(page);
  await replaceAll(served, scratch);

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await answerWizard(page, choices);
  await page.getByRole('button', { name: 'Donate $50' }).first().click();

  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(2);
});

test('a chunk that never ends is reported to the visitor and the operator, and Try again loads it', async ({
  page,
  faults,
  watch,
}) => {
  watch.expectInConsole(
    /ChunkLoadError|remote-failure.*"remote":"results","phase":"chunk".*timeout/,
  );
  await page.clock.install();
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await markLoad(page);
  faults.push({ on: /\/js\/async\/(?!__federation)/, answer: neverEnding });
  const reported = page.waitForEvent('console', (line) => /remote-failure/.test(line.text()));

  const requested = page.waitForRequest(/\/js\/async\//);
  await page.getByRole('button', { name: 'How scoring works' }).click();
  await requested;
  await page.clock.fastForward(8000);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await reported;
  faults.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSameLoad(page);
});

test('a visitor with two tabs keeps a separate journey in each', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/demo');
  await other.goto('/demo');
  await other.getByRole('checkbox', { name: 'Healthcare' }).check();
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => stored(page)).toMatchObject({ currentStep: 1 });
  await other.getByRole('button', { name: 'Start Over' }).click();
  await expect.poll(() => stored(page)).toBeNull();

  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();

  const answers = { issues: ['economy'], impact: 'close' };
  await expect.poll(() => stored(page)).toMatchObject({ answers });
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

/** Deploys a later release of every remote, and removes the previous one. */
async function replaceAll(served: Builds, scratch: string) {
  const folders = await Promise.all(
    remoteNames.map((name) => nextRelease(getDist(name), join(scratch, name))),
  );
  served.remotes = Object.fromEntries(
    remoteNames.map((name, index) => [name, folders[index] ?? '']),
  );
}

function countLoads(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
