import { aCandidate } from '../testing/aCandidate';
import { rankCandidates, rankLabel } from './rankCandidates';
import { weightRows } from './weights';

const nothing = { issues: [], impact: null };

it('puts the highest score first, and equal scores share a rank in the order of the file', () => {
  const candidates = [
    aCandidate({ id: 'safe', competitiveness: 'safe' }),
    aCandidate({ id: 'tossup', competitiveness: 'tossup' }),
    aCandidate({ id: 'lean-1' }),
    aCandidate({ id: 'lean-2' }),
  ];

  const ranked = rankCandidates(candidates, nothing);

  // .35 + .175 + .12 is .645, just below it as a floating-point sum; .21 + .175 + .12 is .505.
  expect(ranked.map((each) => [rankLabel(each), each.candidate.id, each.score])).toEqual([
    ['1', 'tossup', 0.64],
    ['=2', 'lean-1', 0.51],
    ['=2', 'lean-2', 0.51],
    ['4', 'safe', 0.37],
  ]);
});

it('ranks by free weights when they are given', () => {
  const rich = aCandidate({ id: 'rich', competitiveness: 'tossup', funding: { us: 2, them: 1 } });
  const poor = aCandidate({ id: 'poor', competitiveness: 'safe', funding: { us: 1, them: 2 } });
  const onlyFunds = { competitiveness: 0, fundingGap: 1, time: 0, issueMatch: 0 };

  expect(rankCandidates([rich, poor], nothing)[0]?.candidate.id).toBe('rich');
  expect(rankCandidates([rich, poor], nothing, onlyFunds)[0]?.candidate.id).toBe('poor');
  expect(rankCandidates([rich, poor], nothing, weightRows.close)).toEqual(
    rankCandidates([rich, poor], { issues: [], impact: 'close' }),
  );
});
