import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import type { Page } from '@playwright/test';

export function cards(page: Page) {
  return page.getByRole('article');
}

/** Ticks the boxes that compare some candidates. */
export async function compareCards(page: Page, ...places: number[]) {
  for (const place of places) await cards(page).nth(place).getByRole('checkbox').check();
}

/** Opens the panel for other weights, through the explanation of the score. */
export async function exploreWeights(page: Page) {
  await page.getByRole('button', { name: 'How scoring works' }).click();
  await page.getByRole('button', { name: 'Try other weights' }).click();
}

/** Opens the picture of the ranking. */
export function openRanking(page: Page) {
  return page.getByRole('button', { name: 'Ranking', exact: true }).click();
}

/** The lines of the picture of the ranking, one for each candidate. */
export function lines(page: Page) {
  const picture = page.getByRole('region', { name: /^Ranking/ }).getByRole('table');
  return picture.locator('tbody tr');
}

/** `count` candidates that differ in everything that is scored. */
export function manyCandidates(count: number) {
  return Array.from({ length: count }, (_, index) =>
    aCandidate({
      id: `c-${index}`,
      name: `Candidate ${index}`,
      competitiveness: (['tossup', 'lean', 'safe'] as const)[index % 3],
      funding: { us: 500_000 + ((index * 7_919) % 3_000_000), them: 2_000_000 },
      issues: [['climate', 'economy', 'housing', 'crime'][index % 4] ?? ''],
      timeToElectionDays: (index * 31) % 365,
    }),
  );
}
