import { aCandidate } from '../testing/aCandidate';
import { chooseRecipients } from './chooseRecipients';
import { getShare } from './getShare';
import { rankCandidates } from './rankCandidates';

it('selects only the clicked candidate under single', () => {
  const ids = chooseRecipients({ strategy: 'single', ranked: ranked(4), clickedId: 'c3' });

  expect(ids).toEqual(['c3']);
});

it.each(['spread', null] as const)(
  'selects the top three under %s, whichever was clicked',
  (strategy) => {
    const ids = chooseRecipients({ strategy, ranked: ranked(5), clickedId: 'c4' });

    expect(ids).toEqual(['c0', 'c1', 'c2']);
  },
);

it.each([1, 2])('selects all %d when there are fewer than three', (count) => {
  const ids = chooseRecipients({ strategy: null, ranked: ranked(count), clickedId: 'c0' });

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
