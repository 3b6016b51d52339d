import type { Page } from '@playwright/test';

const storageKey = 'donate-impact-store';

interface Answers {
  issues: string[];
  impact: string | null;
  strategy: string | null;
}

/** The answers of a visitor about whom a test says nothing else. */
const usualAnswers: Answers = {
  issues: ['climate', 'crime'],
  impact: 'close',
  strategy: 'spread',
};

/** Stores answers from an earlier visit in the browser before the first page loads. */
export async function rememberAnswers(page: Page, answers = usualAnswers) {
  const value = JSON.stringify({ version: 1, answers, currentStep: 2 });
  await page.addInitScript(
    ([key = '', stored = '']) => {
      if (sessionStorage.getItem('remembered') === stored) return;
      sessionStorage.setItem('remembered', stored);
      localStorage.setItem(key, stored);
    },
    [storageKey, value],
  );
}

/** The site's item in the browser's storage, or null. */
export function stored(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKey);
}
