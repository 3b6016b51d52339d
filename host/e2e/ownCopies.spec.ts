import { join } from 'node:path';
import { answer, answerWizard } from '@donate-impact/testing/answerWizard';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { buildApp } from './copyRepository';
import { bringOwnReact, changeText, test } from './ownCopy';
import { expect, expectSameLoad, heading, holdRequests, markLoad, siteNavigation } from './site';

test('a remote that brings its own React is hydrated, part of the journey, and replaced by the panel when it throws', async ({
  page,
  copy,
  served,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectInConsole(/a fault|remote-failure/);
  const folder = join(copy, 'remote-wizard');
  await bringOwnReact(copy);
  const start = 'export function Wizard() {';
  const fault = "if (globalThis.location?.hash) throw new Error('a fault');";
  await changeText(folder, 'src/pages/Wizard.tsx', start, start + fault);
  await buildApp(folder);
  served.remotes.wizard = join(folder, 'dist');

  const arrive = await holdRequests(page, '**/*.js');
  await page.goto('/demo', { waitUntil: 'commit' });
  const prerendered = await heading(page).elementHandle();
  arrive();
  await waitForHydration(page);
  await markLoad(page);
  expect(await prerendered?.evaluate(getReact)).not.toBe(
    await page.locator('#main').evaluate(getReact),
  );
  await answerWizard(page);

  await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await expect(heading(page)).toBeFocused();
  await answer(page, 'Healthcare');
  await expect(page.locator('[data-extension-point] [data-boundary=results]')).toBeVisible();

  await page.evaluate("location.hash = 'fault'");
  await expect(heading(page)).toHaveText('The questionnaire cannot be shown right now');
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await expectSameLoad(page);
});

/** The name under which the React that renders an element keeps its own; each copy has a name of its own. */
function getReact(element: Element) {
  return Object.keys(element).find((key) => key.startsWith('__reactFiber'));
}
