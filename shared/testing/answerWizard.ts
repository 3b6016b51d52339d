import type { Page } from '@playwright/test';

/** What a visitor chooses in the wizard, by visible labels. */
export interface Choices {
  issues: string[];
  impact: string;
  strategy: string;
}

/** The choices of a visitor about whom a test says nothing else. */
export const usualChoices: Choices = {
  issues: ['Climate & Environment', 'Economy'],
  impact: 'Support candidates in close races',
  strategy: 'Single high-impact donation',
};

/** Completes the wizard from its first step to the matches. */
export async function answerWizard(page: Page, choices = usualChoices) {
  await answerQuestions(page, choices);
  await page.getByRole('button', { name: 'See Matches' }).click();
  await page.getByRole('heading', { name: 'Your Matches', level: 1 }).waitFor();
}

/** Answers every question, from the wizard's first step. */
export async function answerQuestions(page: Page, { issues, impact, strategy } = usualChoices) {
  await answer(page, ...issues);
  await goOn(page, 2);
  await answer(page, impact);
  await goOn(page, 3);
  await answer(page, strategy);
}

/** Checks the boxes, or the button, of answers. */
export async function answer(page: Page, ...labels: string[]) {
  for (const label of labels) await page.getByLabel(label).check();
}

/** Goes on to a step of the wizard. */
export async function goOn(page: Page, step: 2 | 3) {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: `Step ${step} of 3:`, level: 1 }).waitFor();
}
