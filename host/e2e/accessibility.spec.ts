import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import results from '../src/accessibility/results.json' with { type: 'json' };
import { expect, test } from './site';
import { states } from './states';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [360, 1280];
const themes = ['light', 'dark'] as const;
const combinations = widths.flatMap((width) => themes.map((theme) => `${theme}, ${width} px`));

for (const { screen, name, reach, says } of states) {
  test(`nothing bars anybody from ${screen}: ${name}`, async ({ page, watch }, { annotations }) => {
    test.setTimeout(90_000);
    if (says) watch.expectInConsole(says);
    await page.setViewportSize({ width: 360, height: 800 });
    await reach(page);

    const counts: number[] = [];
    let axe = '';
    for (const width of widths) {
      for (const theme of themes) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme });
        const { violations, testEngine } = await check(page);

        axe = testEngine.version;
        counts.push(violations.length);
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect.soft(found, `${theme}, ${width} px`).toEqual([]);
        expect.soft(await sideways(page), `sideways, ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    const result = { axe, rules, combinations, screen, name, violations: counts };
    annotations.push({ type: 'axe', description: JSON.stringify(result) });
  });
}

test('the table that the site shows has every state', () => {
  expect(results.states.map(({ screen, name }) => [screen, name])).toEqual(
    states.map(({ screen, name }) => [screen, name]),
  );
});

async function check(page: Page) {
  // Colours that are on their way to the other theme are nobody's to judge.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  return new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
}

function sideways(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
