/** @jest-environment jest-fixed-jsdom */
import type { PreferencesState } from '@donate-impact/shared/preferences';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const race = aCandidate({
  competitiveness: 'tossup',
  funding: { us: 1_200_000, them: 2_000_000 },
  timeToElectionDays: 73,
});
const ruiz = aCandidate({ ...race, id: 'ruiz', name: 'Leo Ruiz' });
const chen = aCandidate({ ...race, id: 'chen', name: 'Ada Chen' });
const lee = aCandidate({ ...race, id: 'lee', name: 'Dana Lee', competitiveness: 'safe' });
const candidates = [lee, ruiz, chen];

it('shows every candidate as a row in rank order, with shared ranks', async () => {
  await openRanking();

  expect(screen.getByRole('columnheader', { name: 'Impact score' })).toBeInTheDocument();
  expect(rows()).toEqual([
    [
      '=1',
      'Leo Ruiz',
      'Competitiveness 35 of 35, Funding gap 14 of 35, Time 12 of 15, Issues 0 of 15',
      '61%',
    ],
    [
      '=1',
      'Ada Chen',
      'Competitiveness 35 of 35, Funding gap 14 of 35, Time 12 of 15, Issues 0 of 15',
      '61%',
    ],
    [
      '3',
      'Dana Lee',
      'Competitiveness 7 of 35, Funding gap 14 of 35, Time 12 of 15, Issues 0 of 15',
      '33%',
    ],
  ]);
});

it('follows the filters and keeps the ranks', async () => {
  const { user } = await openRanking();

  await user.type(screen.getByRole('searchbox'), 'Lee');

  await waitFor(() =>
    expect(rows().map(([rank, name]) => [rank, name])).toEqual([['3', 'Dana Lee']]),
  );
});

it('marks who is compared, and who gets a share', async () => {
  const { user } = await openRanking({ strategy: 'spread' });

  await user.click(screen.getByRole('checkbox', { name: 'Compare Ada Chen' }));

  expect(within(row('Ada Chen')).getByRole('img', { name: 'compared' })).toBeVisible();
  expect(within(row('Dana Lee')).getByText('gets a share')).toBeVisible();
});

async function openRanking(preferences: Partial<PreferencesState> = {}) {
  const site = renderSite({ url: '/results', candidates, preferences });
  await site.user.click(screen.getByRole('button', { name: 'Ranking' }));
  return site;
}

function picture() {
  return screen.getByRole('table', { name: 'Ranking' });
}

function row(name: string) {
  return within(picture()).getByRole('row', { name: new RegExp(name) });
}

/** Each row as a screen reader has it: the text of its cells, and the name of its drawing. */
function rows() {
  return within(picture())
    .getAllByRole('row')
    .slice(1)
    .map((each) =>
      [...each.children].map(
        (cell) =>
          cell.textContent?.replace('gets a share', '') ||
          cell.querySelector('svg')?.getAttribute('aria-label'),
      ),
    );
}
