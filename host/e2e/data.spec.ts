import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from './gateway';
import { expect } from './site';

test('an operator changes the candidates without a release: an empty list, broken records, a longer list', async ({
  page,
  served,
  scratch,
}) => {
  const built: { id: string; name: string }[] = await (
    await page.request.get('/data/candidates.json')
  ).json();
  served.DATA_DIR = scratch;
  const write = (data: unknown) =>
    writeFile(join(scratch, 'candidates.json'), JSON.stringify(data));
  const more = built.map((each) => ({ ...each, id: `${each.id}-2`, name: `${each.name} II` }));

  await write([]);
  await page.goto('/results');
  await expect(page.getByRole('main')).toContainText('No matches found');

  await write([...built, ...more, { id: 'broken' }, null]);
  await page.reload();
  await expect(page.getByText('2 candidates could not be read')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'ranked' })).toContainText(
    `${built.length * 2} candidates`,
  );
});
