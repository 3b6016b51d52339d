import { listStates, open } from '@donate-impact/testing/accessibility';
import { expect } from '@playwright/test';

const landing = /political dollars count/;

/** Every state of this remote's screens. */
export const states = listStates({
  Landing: {
    'mock-up paused': async (page) => {
      await open(page, '/', landing);
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    },
    'mock-up played to its end': async (page) => {
      await page.clock.install();
      await open(page, '/', landing);
      await page.getByRole('figure').scrollIntoViewIfNeeded();
      const replay = page.getByRole('button', { name: 'Replay Demo' });
      while (!(await replay.isVisible())) await page.clock.runFor(1000);
    },
    'still card for reduced motion': async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/', landing);
      await expect(page.getByRole('link', { name: 'Start Demo' })).toBeVisible();
    },
  },
  'About Us': {
    page: (page) => open(page, '/about', 'About Us'),
  },
  Audit: {
    page: async (page) => {
      await open(page, '/audit', 'Audit of the ranking');
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.getByRole('table', { name: 'Counts over all combinations' })).toBeVisible();
    },
  },
  Accessibility: {
    'this table': async (page) => {
      await open(page, '/accessibility', 'Accessibility');
      await page.getByText('Every state', { exact: true }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
});
