/** @jest-environment node */
import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { describePayees } from './CardActions';

const ranked = rankCandidates(
  ['Leo Ruiz', 'Ada Chen', 'Dana Lee', 'Pat Last'].map((name, place) =>
    aCandidate({ id: name, name, timeToElectionDays: 50 * place }),
  ),
  { issues: [], impact: null },
);

it.each([
  ['spread', 4, false, 'Pays Leo Ruiz, Ada Chen and Dana Lee, $16 each'],
  [null, 4, false, 'Pays Leo Ruiz, Ada Chen and Dana Lee, $16 each'],
  ['spread', 2, false, 'Pays Leo Ruiz and Ada Chen, $25 each'],
  ['spread', 1, true, 'Pays Leo Ruiz alone'],
  ['single', 4, false, 'Pays Leo Ruiz alone'],
  ['single', 4, true, 'Pays Leo Ruiz alone, by your own strategy'],
] as const)(
  'names whom Donate pays: strategy %s, %i candidates, shared %s',
  (strategy, count, isShared, sentence) => {
    const some = ranked.slice(0, count);
    const clicked = some[0] ?? fail();

    expect(describePayees({ strategy, clicked, ranked: some, isShared })).toBe(sentence);
  },
);

it('names the others when the card’s own candidate gets nothing', () => {
  const clicked = ranked[3] ?? fail();

  expect(describePayees({ strategy: null, clicked, ranked, isShared: false })).toBe(
    'Pays Leo Ruiz, Ada Chen and Dana Lee, $16 each',
  );
});

function fail(): never {
  throw new Error('The ranking has no such place');
}
