import { open } from '@donate-impact/testing/accessibility';
import { answer, goOn, usualChoices } from '@donate-impact/testing/answerWizard';
import { expect, type Page } from '@playwright/test';

/** Opens the wizard and goes to a step with one answer in each step before it. */
export async function openStep(page: Page, step: 1 | 2 | 3) {
  await open(page, '/demo', /^Step 1 of 3:/);
  if (step > 1) await answerIssues(page);
  if (step > 2) await answerImpact(page);
}

/** Chooses two issues and goes on to step 2. */
export async function answerIssues(page: Page) {
  await answer(page, ...usualChoices.issues);
  await goOn(page, 2);
}

/** Chooses close races and goes on to step 3. */
export async function answerImpact(page: Page) {
  await answer(page, usualChoices.impact);
  await goOn(page, 3);
}

export async function expectStep(page: Page, step: 1 | 2 | 3) {
  await expect(heading(page)).toHaveText(new RegExp(`^Step ${step} of 3:`));
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

export function next(page: Page) {
  return page.getByRole('button', { name: 'Next' });
}
