import { aCandidate } from '../testing/aCandidate';
import { getShare } from './getShare';
import { rankCandidates } from './rankCandidates';
import { selectForDonation } from './selectForDonation';

it('selects only the clicked candidate under single', () => {
  const selection = selectForDonation({ strategy: 'single', ranked: ranked(4), clickedId: 'c3' });

  expect(selection).toEqual({ ids: ['c3'], mode: 'single' });
});

it.each(['spread', null] as const)(
  'selects the top three under %s, whichever was clicked',
  (strategy) => {
    const selection = selectForDonation({ strategy, ranked: ranked(5), clickedId: 'c4' });

    expect(selection).toEqual({ ids: ['c0', 'c1', 'c2'], mode: 'spread' });
  },
);

it.each([1, 2])('selects all %d when there are fewer than three', (count) => {
  const { ids } = selectForDonation({ strategy: null, ranked: ranked(count), clickedId: 'c0' });

  expect(ids).toHaveLength(count);
});

it.each([
  [1, 50, 50, 0],
  [2, 25, 50, 0],
  [3, 16, 48, 2],
  [0, 0, 0, 50],
])('shares $50 among %d: $%d each, $%d in all, $%d left over', (count, each, total, leftOver) => {
  expect(getShare(count)).toEqual({ each, total, leftOver });
});

function ranked(count: number) {
  const candidates = Array.from({ length: count }, (_, index) =>
    aCandidate({ id: `c${index}`, timeToElectionDays: 60 * index }),
  );
  return rankCandidates(candidates, { issues: [], impact: null });
}
