import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { candidatesOf, serveData } from '@donate-impact/build/serveData';
import { expect, expectSameLoad, heading, markLoad, taken, test } from './site';

const committed = join(import.meta.dirname, '../../remote-marketing/src/audit');

test('a visitor comes from the explanation of scores to the audit, which finds who is never in the top three', async ({
  page,
}) => {
  await page.goto('/results');
  await markLoad(page);
  await page.getByRole('button', { name: 'How scoring works' }).click();

  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Who comes first/ })
    .click();

  await expect(page).toHaveURL('/audit');
  await expect(heading(page)).toHaveText('Audit of the ranking');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSameLoad(page);
  const points = page.getByRole('table', { name: 'Points missing to third place' });
  await expect(points.getByRole('row')).toHaveCount(12);
});

for (const [name, file] of [
  ['The figures on this page', 'figures.json'],
  ['Every score under every answer', 'scores.json'],
] as const)
  for (const way of ['opened directly', 'reached by a link'])
    test(`a visitor downloads ${file} from the audit, ${way}`, async ({ page }) => {
      await page.goto(way === 'opened directly' ? '/audit' : '/about');
      await taken(page);
      if (way === 'reached by a link')
        await page.getByRole('link', { name: 'audit of the ranking' }).click();
      const link = page.getByRole('link', { name });

      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);

      expect(download.suggestedFilename()).toBe(`audit-${file}`);
      expect(await readFile(await download.path(), 'utf8')).toBe(
        await readFile(join(committed, file), 'utf8'),
      );
      const answer = await page.request.get(download.url());
      expect(answer.headers()['cache-control']).toMatch('immutable');
    });

test('the audit says so when the candidates are others than those that it counted', async ({
  page,
}) => {
  const changed = /^The candidates have changed since this audit/;
  await page.goto('/audit');
  await taken(page);
  await expect(page.getByText(changed)).toHaveCount(0);

  await serveData(page, (await candidatesOf(page)).slice(1));
  await page.reload();

  await expect(page.getByText(changed)).toBeVisible();
});
