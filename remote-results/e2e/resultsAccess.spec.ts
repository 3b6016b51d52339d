import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { answer, cards, manyCandidates, serve } from './resultsPage';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const states: Record<string, (page: Page) => Promise<void>> = {
  'the list': async (page) => {
    await page.goto('/results');
    await cards(page)
      .nth(1)
      .getByText(/was calculated/)
      .click();
    await page.getByText('How this is counted').click();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').nth(1).check();
  },
  'the list while it loads': async (page) => {
    await page.route('/data/candidates.json', () => {});
    await page.goto('/results');
    await expect(page.getByText('Loading candidates...')).toBeVisible();
  },
  'the empty list': async (page) => {
    await serve(page, []);
    await page.goto('/results');
    await expect(page.getByText('No matches found').first()).toBeVisible();
  },
  'the failed list': async (page) => {
    await serve(page, {});
    await page.goto('/results');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'somebody’s list, with weights explored': async (page) => {
    await page.goto('/results#issues=climate&impact=close&strategy=spread');
    await page.getByRole('button', { name: 'Explore weights' }).click();
    await expect(page.getByRole('slider')).toHaveCount(4);
  },
  'the scoring dialog': async (page) => {
    await page.goto('/results');
    await page.getByRole('button', { name: 'How scoring works' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the comparison': async (page) => {
    await page.goto('/results');
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check();
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    test(`Nothing bars anybody from ${state} at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await answer(page, { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' });

      await serve(page, manyCandidates(5));
      await reach(page);

      // The document itself, its language included, is the shell's.
      const { violations } = await new AxeBuilder({ page })
        .withTags(rules)
        .disableRules(['html-has-lang'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    });
  }
}
