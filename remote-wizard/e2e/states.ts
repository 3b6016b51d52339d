import type { State } from '@donate-impact/testing/accessibility';
import { expect } from '@playwright/test';
import { openStep } from './walk';

const lastVisit = {
  version: 1,
  answers: { issues: ['climate', 'crime'], impact: 'track', strategy: 'spread' },
  currentStep: 2,
};

/** Every state of this remote's screen. */
export const states: State[] = [
  { screen: 'Demo', name: 'step 1, nothing chosen', reach: (page) => openStep(page, 1) },
  {
    screen: 'Demo',
    name: 'step 1, issues chosen',
    reach: async (page) => {
      await openStep(page, 1);
      for (const name of ['Climate & Environment', 'Healthcare'])
        await page.getByRole('checkbox', { name }).check();
    },
  },
  { screen: 'Demo', name: 'step 2, nothing chosen', reach: (page) => openStep(page, 2) },
  {
    screen: 'Demo',
    name: 'step 2, impact chosen',
    reach: async (page) => {
      await openStep(page, 2);
      await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
    },
  },
  { screen: 'Demo', name: 'step 3, nothing chosen', reach: (page) => openStep(page, 3) },
  {
    screen: 'Demo',
    name: 'step 3, strategy chosen',
    reach: async (page) => {
      await openStep(page, 3);
      await page.getByRole('radio', { name: 'Spread across several' }).check();
    },
  },
  {
    screen: 'Demo',
    name: 'started over, Undo offered',
    reach: async (page) => {
      await openStep(page, 3);
      await page.getByRole('button', { name: 'Start Over' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    screen: 'Demo',
    name: 'last answers offered',
    reach: async (page) => {
      await page.addInitScript(
        (stored) => localStorage.setItem('donate-impact-store', stored),
        JSON.stringify(lastVisit),
      );
      await openStep(page, 1);
      await expect(page.getByRole('button', { name: /Use my last answers/ })).toBeVisible();
    },
  },
];
