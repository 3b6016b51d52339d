import { open, type State } from '@donate-impact/testing/accessibility';
import { expect } from '@playwright/test';

const landing = /political dollars count/;

/** Every state of this remote's screens. */
export const states: State[] = [
  {
    screen: 'Landing',
    name: 'mock-up playing',
    reach: async (page) => {
      await open(page, '/', landing);
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    },
  },
  {
    screen: 'Landing',
    name: 'mock-up paused',
    reach: async (page) => {
      await open(page, '/', landing);
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    },
  },
  {
    screen: 'Landing',
    name: 'mock-up played to its end',
    reach: async (page) => {
      await page.clock.install();
      await open(page, '/', landing);
      await page.getByRole('figure').scrollIntoViewIfNeeded();
      const replay = page.getByRole('button', { name: 'Replay Demo' });
      while (!(await replay.isVisible())) await page.clock.runFor(1000);
    },
  },
  {
    screen: 'Landing',
    name: 'still card for reduced motion',
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/', landing);
      await expect(page.getByRole('link', { name: 'Start Demo' })).toBeVisible();
    },
  },
  { screen: 'About Us', name: 'page', reach: (page) => open(page, '/about', 'About Us') },
  {
    screen: 'Audit',
    name: 'page',
    reach: async (page) => {
      await open(page, '/audit', 'Audit of the ranking');
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.getByRole('table', { name: 'Counts over all combinations' })).toBeVisible();
    },
  },
  {
    screen: 'Accessibility',
    name: 'this table',
    reach: async (page) => {
      await open(page, '/accessibility', 'Accessibility');
      await page.getByText('Every state', { exact: true }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
];
