import { expectNoBarriers } from '@donate-impact/build/barriers';
import { expect, test } from './site';
import { ownStates, states } from './states';

// Each remote's suite covers the remote's own states; packages/tools/reports/states.ts visits all of them here.
for (const state of process.env.EVERY_STATE ? states : ownStates) {
  const { screen, name, says } = state;
  test(`no accessibility violations on ${screen}: ${name}`, async ({ page, watch }, {
    annotations,
  }) => {
    if (says) watch.expectInConsole(says);

    const found = await expectNoBarriers(page, state);

    annotations.push({ type: 'axe', description: JSON.stringify({ ...found, screen, name }) });
  });
}

test('the table on the accessibility page lists every state', async ({ page }) => {
  await page.goto('/accessibility');

  const rows = await page.locator('tbody tr').all();
  const listed = rows.map((row) => row.locator('td:first-child, th').allTextContents());
  expect(await Promise.all(listed)).toEqual(states.map(({ screen, name }) => [screen, name]));
});
