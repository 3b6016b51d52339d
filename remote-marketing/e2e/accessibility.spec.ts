import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const states: Record<string, (page: Page) => Promise<void>> = {
  'the landing page, playing': async (page) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
  'the landing page, paused': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause' }).click();
  },
  'the landing page, played to the end': async (page) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('figure').scrollIntoViewIfNeeded();
    const replay = page.getByRole('button', { name: 'Replay Demo' });
    while (!(await replay.isVisible())) await page.clock.runFor(1000);
  },
  'the landing page with less motion': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Demo' })).toBeVisible();
  },
  'the about page': async (page) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`axe finds nothing in ${state}, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await reach(page);

        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();

        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });
    }
  }
}
