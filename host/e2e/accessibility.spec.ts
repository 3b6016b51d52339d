import { expectNoBarriers, type State } from '@donate-impact/build/barriers';
import { remoteStates } from './remoteStates';
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

test('the page of licenses has no accessibility violations', async ({ page }) => {
  await expectNoBarriers(page, {
    reach: async () => {
      await page.goto('/licenses');
    },
  });
});

test('the table on the accessibility page lists every state, except those of a new remote', async ({
  page,
}) => {
  await page.goto('/accessibility');

  const rows = await page.locator('tbody tr').all();
  const cells = rows.map((row) => row.locator('td:first-child, th').allTextContents());
  const listed = await Promise.all(cells);
  // npm run states visits the states of a new remote, and puts them on the page.
  const added = Object.entries<State[]>(remoteStates).filter(
    ([, [first]]) => !listed.some(([screen]) => screen === first?.screen),
  );
  const isAdded = (state: State) =>
    added.some(([remote, all]) => all.includes(state) || state.name.includes(`"${remote}"`));
  const known = states.filter((state) => !isAdded(state));
  expect(listed).toEqual(known.map(({ screen, name }) => [screen, name]));
});
