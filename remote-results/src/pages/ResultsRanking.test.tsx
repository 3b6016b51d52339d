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

afterEach(() => window.history.replaceState(null, ''));

it('shows every candidate as a row in rank order, with shared ranks', async () => {
  await openRanking();

  expect(rows()).toEqual([
    [
      '=1',
      'Leo Ruiz',
      'Competitiveness 35, Funding gap 14, Time to election 12, Issue match 0',
      '61%',
    ],
    [
      '=1',
      'Ada Chen',
      'Competitiveness 35, Funding gap 14, Time to election 12, Issue match 0',
      '61%',
    ],
    [
      '3',
      'Dana Lee',
      'Competitiveness 7, Funding gap 14, Time to election 12, Issue match 0',
      '33%',
    ],
  ]);
});

it('stacks only what the legend shows, and leaves the scores as they are', async () => {
  const { user } = await openRanking();

  await user.click(screen.getByRole('checkbox', { name: 'Competitiveness in the bars' }));

  expect(rows()[0]?.slice(2)).toEqual([
    'Funding gap 14, Time to election 12, Issue match 0',
    '61%',
  ]);
});

it('follows the filters and keeps the ranks', async () => {
  const { user } = await openRanking();

  await user.type(screen.getByRole('searchbox'), 'Lee');

  await waitFor(() =>
    expect(rows().map(([rank, name]) => [rank, name])).toEqual([['3', 'Dana Lee']]),
  );
});

it('marks who is compared, and who was selected for the donation', async () => {
  const { user } = await openRanking({
    selectedCandidates: { ids: ['lee'], clickedId: 'lee', origin: 'results' },
  });

  await user.click(screen.getByRole('button', { name: 'More about Ada Chen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Ada Chen' }));

  expect(within(row('Ada Chen')).getByRole('img', { name: 'compared' })).toBeVisible();
  expect(within(row('Dana Lee')).getByRole('img', { name: 'selected' })).toBeVisible();
  expect(within(row('Leo Ruiz')).getAllByRole('img')).toHaveLength(1);
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
        (cell) => cell.textContent || cell.querySelector('svg')?.getAttribute('aria-label'),
      ),
    );
}
