import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from './gateway';
import { expect } from './site';

test('an operator changes the candidates without a release: an empty list, and then a longer one', async ({
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

  await write([...built, ...more]);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'ranked' })).toContainText(
    `${built.length * 2} candidates`,
  );
});
