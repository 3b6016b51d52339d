import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { parseTested, testedFile } from '@donate-impact/releases/release';
import { describeLiveRelease } from '@donate-impact/releases/releaseFolder';
import { findMisfit, type Provided } from '@donate-impact/shared/contract';
import { answerWizard } from '@donate-impact/testing/answerWizard';
import type { Page } from '@playwright/test';
import { buildBefore, builtBefore, commitBefore } from './buildBefore';
import { type Builds, test, thisRelease } from './gateway';
import { expect, expectSameLoad, heading, markLoad } from './site';

const commit = commitBefore();
const before = builtBefore(commit ?? '');
const tooShallow =
  'MIXED RELEASES ARE NOT TESTED: the history does not reach the previous release. Fetch all of it, or set RELEASE_BEFORE.';
const tooOld =
  'MIXED RELEASES ARE NOT TESTED: the shell of the previous release does not say what it provides.';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  if (!commit) return console.error(tooShallow);
  // Four builds, on slow cores.
  test.setTimeout(600_000);
  await buildBefore(commit);
});

for (const [name, mixed] of [
  ['the shell of this release and the last remotes', { ...before, host: thisRelease.host }],
  ['the last shell and the remotes of this release', { ...thisRelease, host: before.host }],
  ['the shell and the remotes of this release', thisRelease],
] as const)
  test.describe(() => {
    test.use({ served: mixed });

    test(`with ${name}, a visitor donates, or reads that the remote does not fit`, async ({
      page,
      watch,
    }) => {
      test.skip(!commit, tooShallow);
      const { provided } = await describeLiveRelease(mixed.host);
      test.skip(!provided, tooOld);
      if (await doAllFit(mixed, provided ?? {})) {
        await donate(page);
        return recordTested(mixed);
      }
      watch.expectInConsole(/"phase":"contract"|\[ Federation Runtime \]/);
      await expectRefusal(page);
    });
  });

async function donate(page: Page) {
  // Not from the landing page: what shows that it is hydrated may differ between releases.
  await page.goto('/demo');
  await markLoad(page);
  await answerWizard(page);
  await page.getByRole('button', { name: 'card of Tobias Lindqvist' }).click();

  await expect(heading(page)).toHaveText('Confirm Your Donation');
  await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Tobias Lindqvist').first()).toBeVisible();
  await page.locator('nav a[href="/about"]').click();
  await expect(heading(page)).toHaveText('About Us');
  await expectSameLoad(page);
}

/** Records in each release with which others it has worked, for `--only-tested` and for can-release. */
async function recordTested({ host, remotes }: Builds) {
  for (const [name, dist] of Object.entries(remotes)) {
    await addTested(dist, `host@${readLiveRelease(host)}`);
    await addTested(host, `${name}@${readLiveRelease(dist)}`);
  }
}

async function addTested(dist: string, other: string) {
  const file = join(dist, readLiveRelease(dist), testedFile);
  const known = parseTested(await readFile(file, 'utf8').catch(() => ''));
  await writeFile(file, `${JSON.stringify([...new Set([...known, other])].sort())}\n`);
}

async function expectRefusal(page: Page) {
  await page.goto('/');

  await expect(heading(page)).toHaveText(/cannot be shown right now$/);
  await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', 'contract');
}

/** True if the shell provides what each remote needs. */
async function doAllFit({ remotes }: Builds, provided: Provided) {
  const releases = await Promise.all(Object.values(remotes).map(describeLiveRelease));
  const none = { metaData: {}, shared: [] };
  return releases.every(
    ({ contractVersion, needs = none }) => !findMisfit({ contractVersion, ...needs }, provided),
  );
}
