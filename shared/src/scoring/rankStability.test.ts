import { aCandidate } from '../testing/aCandidate';
import { rankStability } from './rankStability';

it('gives each candidate the rank under each of the four rows', () => {
  const issues = ['crime'];
  const sooner = aCandidate({ id: 'sooner', timeToElectionDays: 0 });
  const matching = aCandidate({ id: 'matching', issues, timeToElectionDays: 365 });

  const ranks = rankStability([sooner, matching, { ...matching, id: 'twin' }], { issues });

  expect(ranks.get('twin')).toEqual([
    { impact: null, rank: 1, tied: true },
    { impact: 'close', rank: 1, tied: true },
    { impact: 'track', rank: 1, tied: true },
    { impact: 'infra', rank: 2, tied: true },
  ]);
});
