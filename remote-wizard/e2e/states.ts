import { listStates } from '@donate-impact/testing/accessibility';
import { rememberAnswers } from '@donate-impact/testing/storage';
import { expect } from '@playwright/test';
import { openStep } from './walk';

/** Every state of this remote's screen. */
export const states = listStates({
  Demo: {
    'step 1, nothing chosen': (page) => openStep(page, 1),
    'step 1, issues chosen': async (page) => {
      await openStep(page, 1);
      for (const name of ['Climate & Environment', 'Healthcare'])
        await page.getByRole('checkbox', { name }).check();
    },
    'step 2, nothing chosen': (page) => openStep(page, 2),
    'step 2, impact chosen': async (page) => {
      await openStep(page, 2);
      await page.getByRole('radio', { name: 'Support candidates in close races' }).check();
    },
    'step 3, nothing chosen': (page) => openStep(page, 3),
    'step 3, strategy chosen': async (page) => {
      await openStep(page, 3);
      await page.getByRole('radio', { name: 'Spread across several' }).check();
    },
    'started over, Undo offered': async (page) => {
      await openStep(page, 3);
      await page.getByRole('button', { name: 'Start Over' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
    'last answers offered': async (page) => {
      await rememberAnswers(page);
      await openStep(page, 1);
      await expect(page.getByRole('button', { name: /Use my last answers/ })).toBeVisible();
    },
  },
});
