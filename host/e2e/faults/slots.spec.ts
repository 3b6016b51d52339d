import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { off, pointerFile, releasesOf } from '@donate-impact/build/pointer';
import { expect, type Page } from '@playwright/test';
import { cards, heading, markLoad, stored } from '../site';
import { type Fault, faults } from './faults';
import { test } from './faultyTest';
import { type Part, parts, visits } from './parts';
import { watchFailures } from './watchFailures';

const soon = 'Your three best matches appear here as soon as you choose.';
const place = (page: Page) => page.locator('[data-slot="leading-matches"]');
const leading = (page: Page) => page.getByRole('region', { name: 'Leading so far' });
const ofSlot = (phase: string) => ({
  remote: 'results',
  phase,
  message: expect.stringMatching(/ \(in the slot leading-matches\)$/),
});

const results = parts.find(({ remote }) => remote === 'results');
if (!results) throw new Error('The matrix has no results');
/** The results part as far as the wizard shows it. */
const filling: Part = { ...results, page: 'LeadingMatches' };

// The visitor answers every question of /demo and sees at most a place without matches.
for (const fault of faults)
  test(`${fault.name} | results | slot of /demo`, async ({ page, gateway }) => {
    const { lines, unhandled } = await watchFailures(page);
    fault.apply(gateway, filling);
    await page.goto('/demo');
    const before = await place(page).boundingBox();

    await meet(page, fault);
    const expected = isOlderRelease(fault) ? [] : [ofSlot(fault.phase)];
    await expect.poll(() => lines, { timeout: 15_000 }).toMatchObject(expected);
    await expect(place(page)).toContainText(soon);
    expect(await place(page).boundingBox()).toEqual(before);
    await answerTheRest(page);

    await expect(place(page)).toBeHidden();
    expect(lines).toHaveLength(expected.length);
    expect(unhandled).toEqual([]);
    if (spares(fault)) await seeMatches(page);
  });

test('a part that is switched off leaves the slot of /demo empty', async ({ page, gateway }) => {
  const { lines, unhandled } = await watchFailures(page);
  const folder = await mkdtemp(join(tmpdir(), 'switched-off-'));
  const change = { part: 'results', at: '', by: '', why: '', releases: releasesOf(off) };
  await writeFile(join(folder, pointerFile), JSON.stringify(change));
  gateway.served.remotes.results = folder;

  await page.goto('/demo');
  await page.getByRole('checkbox', { name: 'Economy' }).check();
  await expect.poll(() => lines).toMatchObject([ofSlot('off')]);
  await answerTheRest(page);

  await expect(place(page)).toBeHidden();
  expect(unhandled).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a part that works again fills the slot on the next entry of /demo', async ({
  page,
  gateway,
}) => {
  const { lines } = await watchFailures(page);
  gateway.rules.push({
    on: /^\/remotes\/results\//,
    answer: (_, response) => response.writeHead(503).end(),
  });
  await page.goto('/demo');
  await expect.poll(() => lines).toMatchObject([ofSlot('manifest')]);
  await markLoad(page);
  gateway.rules.length = 0;

  await visits.marketing(page);
  await visits.wizard(page);
  await page.getByRole('checkbox', { name: 'Economy' }).check();

  await expect(leading(page).getByRole('listitem')).toHaveCount(3);
  expect(lines).toHaveLength(1);
});

/** Chooses an issue, or two when the second makes it fail. */
async function meet(page: Page, { isLater }: Fault) {
  if (isLater) await expect(leading(page)).toContainText(soon);
  if (isLater) await page.evaluate(() => Reflect.set(window, 'planted', true));
  await page.getByRole('checkbox', { name: 'Economy' }).check();
}

/** The release works but has no such module, as one from before the slot. */
const isOlderRelease = ({ name }: Fault) => name === 'an expose that the manifest does not name';

/** Whether the part's pages work. */
const spares = (fault: Fault) =>
  fault.name.startsWith('chunk: ') || fault.phase === 'render' || isOlderRelease(fault);

async function answerTheRest(page: Page) {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 2 of 3:/);
  await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(/^Step 3 of 3:/);
  await page.getByRole('radio', { name: 'Single high-impact donation' }).check();
  const answers = { issues: ['economy'], impact: 'close', strategy: 'single' };
  expect(await stored(page)).toMatchObject({ answers });
  await expect(page.getByRole('button', { name: 'See Matches' })).toBeEnabled();
}

async function seeMatches(page: Page) {
  await page.getByRole('button', { name: 'See Matches' }).click();
  await expect(heading(page)).toHaveText('Your Matches');
  await expect(cards(page)).toHaveCount(24);
}
