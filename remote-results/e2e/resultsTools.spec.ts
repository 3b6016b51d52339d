import { serveData } from '@donate-impact/testing/serveData';
import { expect, test } from '@playwright/test';
import { answer, cards, compareCards, exploreWeights, manyCandidates } from './resultsPage';

test('filters narrow the list and leave the ranks unchanged', async ({ page }) => {
  await page.goto('/results');
  const third = cards(page).nth(2);
  const name = (await third.getByRole('heading', { level: 2 }).textContent()) ?? '';

  await page.getByRole('searchbox', { name: 'Find by name or district' }).fill(name.toUpperCase());

  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText(/Rank =?[23]/);
  await expect(page.getByText(/^1 of 24 candidates matches your filters/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('searchbox')).toBeFocused();
});

for (const width of [360, 1280])
  test(`at ${width} px, the other tools stay in place when a visitor filters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await answer(page, { issues: ['climate'], impact: 'close', strategy: 'spread' });
    await page.goto('/results');
    if (width === 360) await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const share = page.getByRole('button', { name: 'Share' });
    await expect(cards(page)).toHaveCount(24);
    const before = await share.boundingBox();

    await page.getByLabel('Competitiveness', { exact: true }).selectOption('Lean');

    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(await share.boundingBox()).toEqual(before);
  });

test('a long list shows fifty candidates, then fifty more', async ({ page }) => {
  await serveData(page, manyCandidates(130));
  await page.goto('/results');
  await expect(
    page.getByText('130 candidates ranked by impact potential, the first 50'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(50);

  await page.getByRole('button', { name: 'Show 50 more' }).click();

  await expect(cards(page)).toHaveCount(100);
  await expect(cards(page).nth(50).getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(cards(page)).toHaveCount(130);
  await expect(page.getByRole('button', { name: 'Show 50 more' })).toHaveCount(0);
});

test('the button below a long list stays where a visitor scrolled to it', async ({ page }) => {
  await serveData(page, manyCandidates(130));
  await page.goto('/results');
  const more = page.getByRole('button', { name: 'Show 50 more' });
  await more.click();
  await expect(cards(page)).toHaveCount(100);

  const tops = await more.evaluate(async (button) => {
    button.scrollIntoView({ block: 'nearest' });
    const tops: number[] = [];
    for (let frame = 0; frame < 20; frame += 1) {
      tops.push(button.getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
    }
    return tops;
  });

  expect(tops).toEqual(tops.map(() => tops[0]));
});

test('a visitor compares two or three candidates side by side', async ({ page }) => {
  await page.goto('/results');
  await compareCards(page, 0);
  await expect(page.getByText('1 chosen (choose one or two more to compare)')).toBeVisible();
  await compareCards(page, 1, 2);
  const fourth = cards(page).nth(3).getByRole('checkbox');
  await expect(fourth).toBeDisabled();
  const opener = page.getByRole('button', { name: 'Compare side by side' });

  await opener.click();

  const table = page.getByRole('dialog', { name: 'Compare candidates' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'Polling' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Clear comparison' }).click();
  await expect(fourth).toBeEnabled();
});

test('exploring weights updates the ranks live and never affects Donate', async ({ page }) => {
  await answer(page, { issues: ['climate'], impact: 'close', strategy: 'spread' });
  await page.goto('/results');
  await expect(cards(page)).toHaveCount(24);
  const before = await cards(page).getByRole('heading', { level: 2 }).allTextContents();
  await exploreWeights(page);
  const explored = page.getByRole('region', { name: 'Explore weights' });
  await expect(explored.getByRole('heading', { name: 'Explore weights' })).toBeFocused();
  await expect(explored.getByText('Exploring: your matches are unchanged.')).toBeVisible();
  await expect(explored.getByRole('radio', { name: 'Close races' })).toBeChecked();

  await explored.getByRole('radio', { name: 'Movement infrastructure' }).check();
  await expect(explored.getByText(/[▲▼]\d/).first()).toBeVisible();
  await explored.getByRole('slider', { name: 'Issue match' }).fill('100');

  await expect(explored.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(before);
  await explored.getByRole('button', { name: 'Stop exploring' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the privacy panel counts what left the browser', async ({ page }) => {
  await page.goto('/results');

  await expect(page.getByText('Network check: 1 file downloaded, nothing sent')).toBeVisible();
});
