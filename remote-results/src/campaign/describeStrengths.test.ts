import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { describeStrengths } from './describeStrengths';

const none = { issues: [], impact: null };

it.each([
  [
    'the two factors with the most points, from the most on',
    {
      competitiveness: 'tossup',
      funding: { us: 600_000, them: 2_000_000 },
      timeToElectionDays: 73,
    },
    { issues: ['climate'], impact: 'track' },
    'shares your issue, toss-up',
  ],
  [
    'time, where the choice puts most on it',
    { competitiveness: 'lean', funding: { us: 1, them: 1 }, timeToElectionDays: 1 },
    { issues: ['labor', 'climate'], impact: 'infra' },
    'election tomorrow, rated lean',
  ],
  [
    'only what gives points',
    { competitiveness: 'safe', funding: { us: 2_000_000, them: 1 }, timeToElectionDays: 900 },
    { issues: ['labor'], impact: 'close' },
    'rated safe',
  ],
  [
    'a difference too small to be shown in millions',
    { competitiveness: 'safe', funding: { us: 10_000, them: 59_999 }, timeToElectionDays: 365 },
    none,
    'slightly behind in funds, rated safe',
  ],
  [
    'an election today',
    { competitiveness: 'safe', funding: { us: 1, them: 1 }, timeToElectionDays: 0 },
    none,
    'election today, rated safe',
  ],
  [
    'an election in the past',
    { competitiveness: 'safe', funding: { us: 1, them: 1 }, timeToElectionDays: -3 },
    none,
    'election passed, rated safe',
  ],
] as const)('names %s', (_, facts, preferences, sentence) => {
  expect(describeStrengths(aCandidate(facts), preferences)).toBe(sentence);
});
