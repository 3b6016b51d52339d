import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
import { fitOf } from '@donate-impact/shared/contract';
import type { Parts } from '../gateway';
import { expect, expectSameLoad, heading, runTheDemo, test } from '../site';
import { mixtures } from './mixtures';

// One project for all mixtures, because each project would start its own browsers.
for (const { name, url, parts } of mixtures.filter(({ tests }) => !tests)) {
  test.describe(name, () => {
    test.use({ baseURL: url });

    test('a visitor goes from the landing page to one confirmed donation', async ({ page }) => {
      await runTheDemo(page);
      await page.getByRole('button', { name: 'Donate $50 to Tobias Lindqvist' }).click();

      await expect(heading(page)).toHaveText('Confirm Your Donation');
      await expect(page.getByText('One candidate gets the whole $50.')).toBeVisible();
      await expect(page.getByRole('main').getByText('Tobias Lindqvist').first()).toBeVisible();
      await expectSameLoad(page);
    });

    test('a visitor answers beside the matches so far if shell, wizard and results know the slot, and without them otherwise', async ({
      page,
    }) => {
      const isOffered = shellHasSlots(parts);
      const isFilled = isOffered && exposes(parts, 'results', 'LeadingMatches');
      await page.goto('/demo');
      await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
      const place = page.locator('[data-slot="leading-matches"]');
      const isNamed = (await place.count()) > 0;
      if (isNamed && isFilled) await expect(place.locator('[data-boundary]')).toBeVisible();
      await page.waitForLoadState('networkidle');

      await page.getByRole('checkbox', { name: 'Economy' }).check();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(heading(page)).toHaveText(/^Step 2 of 3:/);

      await expect(place.locator('[data-boundary]')).toHaveCount(isNamed && isFilled ? 1 : 0);
      await expect(place).toBeVisible({ visible: isNamed && (isFilled || !isOffered) });
    });
  });
}

/** Slots are a part of the contract from 1.3.0 on. */
function shellHasSlots({ host }: Parts) {
  return fitOf('1.3.0', readJson(host, 'version.json').contractVersion) === 'fits';
}

function exposes({ remotes }: Parts, remote: string, module: string) {
  const { exposes } = readJson(remotes[remote] ?? '', 'mf-manifest.json');
  return exposes.some(({ name }: { name: string }) => name === module);
}

function readJson(dist: string, file: string) {
  return JSON.parse(readFileSync(join(liveFolder(dist), file), 'utf8'));
}
