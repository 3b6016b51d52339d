import { answerWizard } from '@donate-impact/testing/answerWizard';
import { stored } from '@donate-impact/testing/storage';
import { waitForHydration } from '@donate-impact/testing/waitForHydration';
import { cards, expect, test } from './site';

const answers = {
  issues: ['Climate & Environment', 'Crime & Safety'],
  impact: 'Build long-term movement infrastructure',
  strategy: 'Spread across several',
};

test('answers and step are stored under one key, and nothing else is stored; a reload keeps them, the ranking and the selection', async ({
  page,
  context,
}) => {
  await page.goto('/demo');
  await answerWizard(page, answers);

  await expect
    .poll(() => stored(page))
    .toEqual({
      version: 1,
      answers: { issues: ['climate', 'crime'], impact: 'infra', strategy: 'spread' },
      currentStep: 2,
    });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['donate-impact-store']);
  expect(await context.cookies()).toEqual([]);
  const panel = page.getByRole('region', { name: 'Your preferences' });
  await expect(cards(page)).toHaveCount(24);
  const before = await cards(page).getByRole('heading', { level: 2 }).allTextContents();

  await page.reload();
  await waitForHydration(page);

  await expect(panel).toContainText('Climate & Environment, Crime & Safety');
  await expect(panel).toContainText('Movement infrastructure');
  await expect(panel).toContainText(answers.strategy);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(before);
  await page.getByRole('button', { name: 'Donate $50' }).first().click();
  const selection = page.getByText('Three candidates get $16 each', { exact: false });
  await expect(selection).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(selection).toBeVisible();
});
