import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextRelease } from '@donate-impact/build/nextRelease';
import { expect, type Page } from '@playwright/test';
import { lazyChunk, loseLazyChunks } from '../lazyChunks';
import { cards, expectSameLoad, heading, markLoad, siteNavigation, stored, taken } from '../site';
import { neverEnding, refused } from './answers';
import type { FaultyGateway } from './faultyGateway';
import { test as faultyTest } from './faultyTest';
import { answerAll } from './parts';
import { watchFailures } from './watchFailures';

const test = faultyTest.extend<{ scratch: string }>({
  scratch: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

// A tab that runs a page of each remote; while old files are kept, none is missing.
for (const [path, old] of [
  ['/', 'kept'],
  ['/', 'gone'],
  ['/demo', 'gone'],
  ['/candidate/ruiz', 'gone'],
] as const) {
  test(`a tab on ${path} finishes its journey after every remote was replaced, old files ${old}`, async ({
    page,
    gateway,
    scratch,
  }) => {
    const { unhandled } = await watchFailures(page);
    const loads = countLoads(page);
    await page.goto(path);
    await taken(page);
    await deploy(gateway, scratch, old === 'kept');

    await finish(page);

    expect(unhandled).toEqual([]);
    expect(loads(), 'loads of the page').toBeLessThanOrEqual(old === 'kept' ? 1 : 2);
  });
}

test('a visitor reads that a page is missing from an earlier release of its remote, and finds every other page', async ({
  page,
  gateway: { served },
  scratch,
}) => {
  const { lines, unhandled } = await watchFailures(page);
  const marketing = served.remotes.marketing ?? '';
  const panel = 'The introduction cannot be shown right now';
  served.remotes.marketing = await nextRelease(marketing, scratch, {
    change: (text, file) =>
      file === 'pages/Accessibility.html'
        ? null
        : text.replaceAll('"name":"Accessibility"', '"name":"Gone"'),
  });

  await page.goto('/accessibility');
  await expect(heading(page)).toHaveText(panel);
  await markLoad(page);
  await siteNavigation(page).getByRole('link', { name: 'Home' }).click();
  await expect(heading(page)).toHaveText(/political dollars count/);
  await finish(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(heading(page)).toHaveText(panel);
  served.remotes.marketing = marketing;
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(heading(page)).toHaveText('Accessibility');
  await expectSameLoad(page);
  const report = {
    remote: 'marketing',
    phase: 'page',
    message: expect.stringContaining('no page Accessibility'),
  };
  expect(lines).toMatchObject([report, report]);
  expect(unhandled).toEqual([]);
});

test('a page whose lazy part is gone with its release reloads once and keeps answers and selection', async ({
  page,
  gateway,
  scratch,
}) => {
  const { unhandled } = await watchFailures(page);
  const loads = countLoads(page);
  await page.goto('/demo');
  await answerAll(page);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await deploy(gateway, scratch, false);

  await page.getByRole('button', { name: 'Download Receipt' }).click();

  await expect.poll(loads).toBe(2);
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  expect(await stored(page)).toMatchObject({ answers: { issues: ['climate'], impact: 'close' } });
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Not Implemented Yet' })).toBeVisible();
  expect(loads()).toBe(2);
  expect(unhandled).toEqual([]);
});

test('a page whose lazy part is gone for good does not reload repeatedly', async ({
  page,
  gateway,
  scratch,
}) => {
  const loads = countLoads(page);
  await page.goto('/candidate/ruiz');
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await deploy(gateway, scratch, false);
  await loseLazyChunks(gateway.served.remotes.results ?? '');

  await page.getByRole('button', { name: 'Download Receipt' }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');

  expect(loads()).toBe(2);
});

test('a visitor gets a lazy part that is briefly unavailable with Try again, without a reload', async ({
  page,
  gateway,
}) => {
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await markLoad(page);
  gateway.rules.push({ on: lazyChunk, answer: refused });

  await page.getByRole('button', { name: 'How scoring works' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  gateway.rules.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSameLoad(page);
});

test('a lazy part that never finishes loading is reported to the visitor and the operator, and Try again loads it', async ({
  page,
  gateway,
}) => {
  const { lines, unhandled } = await watchFailures(page);
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  await markLoad(page);
  gateway.rules.push({ on: lazyChunk, answer: neverEnding });

  await page.getByRole('button', { name: 'How scoring works' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded', { timeout: 15_000 });
  gateway.rules.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSameLoad(page);
  expect(lines).toMatchObject([
    { remote: 'results', phase: 'chunk', message: expect.stringContaining('did not answer') },
  ]);
  expect(unhandled).toEqual([]);
});

async function deploy({ served }: FaultyGateway, scratch: string, keepsOld: boolean) {
  const names = Object.keys(served.remotes);
  const folders = await Promise.all(
    names.map((name) => nextRelease(served.remotes[name] ?? '', join(scratch, name), { keepsOld })),
  );
  served.remotes = Object.fromEntries(names.map((name, index) => [name, folders[index] ?? '']));
}

async function finish(page: Page) {
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await answerAll(page);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await expect(cards(page)).toHaveCount(24);
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Key metrics' })).toBeVisible();
  await page.getByRole('button', { name: 'Donate $50' }).click();
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
}

function countLoads(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
