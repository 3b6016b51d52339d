import { test, thisRelease } from '../gateway';
import { answerWizard, cards, expect, heading, taken } from '../site';

// On the previous release, which is replaced by this one and then comes back.
test('a visitor keeps their answers across a new release and a rollback', {
  tag: '@acrossReleases',
}, async ({ page, served, parts }) => {
  const preferences = page.getByRole('region', { name: 'Your preferences' });
  await page.goto('/demo');
  await answerWizard(page, {
    issues: ['Education'],
    impact: 'Build long-term movement infrastructure',
    strategy: 'Spread across several',
  });

  Object.assign(served, thisRelease);
  await page.goto('/results');
  await taken(page);
  await expect(preferences).toContainText('Education');
  await expect(preferences).toContainText('Build long-term movement infrastructure');
  await expect(preferences).toContainText('Spread across several');
  await expect(cards(page)).toHaveCount(24);
  await page.goto('/demo');
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);
  await answerWizard(page, {
    issues: ['Healthcare'],
    impact: 'Support candidates with track records',
    strategy: 'Single high-impact donation',
  });

  Object.assign(served, parts);
  await page.goto('/results');
  await taken(page);
  await expect(preferences).toContainText('Healthcare');
  await expect(preferences).toContainText('Support candidates with track records');
  await expect(preferences).toContainText('Single high-impact donation');
  await expect(cards(page)).toHaveCount(24);
});
