import { aCandidate } from '../candidates/aCandidate';
import { rankCandidates } from './rankCandidates';
import { selectForDonation, tieDecidedLast } from './selectForDonation';
import { shareOf } from './shareOf';

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

it('tells when a tie decided who came last into the selection', () => {
  const days = [0, 100, 200, 200, 300];

  expect(tieDecidedLast(ranked(5, days), ['c0', 'c1', 'c2'])).toBe(true);
  expect(tieDecidedLast(ranked(5, [0, 100, 200, 300, 300]), ['c0', 'c1', 'c2'])).toBe(false);
  expect(tieDecidedLast(ranked(3, [0, 200, 200]), ['c0', 'c1', 'c2'])).toBe(false);
  expect(tieDecidedLast(ranked(3), [])).toBe(false);
});

it.each([
  [1, 50, 50, 0],
  [2, 25, 50, 0],
  [3, 16, 48, 2],
  [0, 0, 0, 50],
])('shares $50 among %d: $%d each, $%d in all, $%d left over', (count, each, total, leftOver) => {
  expect(shareOf(count)).toEqual({ each, total, leftOver });
});

function ranked(count: number, days: number[] = [0, 60, 120, 180, 240]) {
  const candidates = Array.from({ length: count }, (_, index) =>
    aCandidate({ id: `c${index}`, timeToElectionDays: days[index] ?? 0 }),
  );
  return rankCandidates(candidates, { issues: [], impact: null });
}
