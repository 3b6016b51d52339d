import type { Candidate } from '../candidates/Candidate';
import { aCandidate } from '../testing/aCandidate';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { whatWouldChange } from './whatWouldChange';

it('names every single change that is enough, and how much score is missing', () => {
  const chen = aCandidate({ id: 'chen', competitiveness: 'lean', issues: ['climate'] });
  const ruiz = aCandidate({ id: 'ruiz', funding: { us: 800_000, them: 2_000_000 } });
  const answer = ask(chen, ruiz, { issues: ['climate', 'economy'], impact: null });

  // Chen .21 + .175 + .12 + .075 = 0.58; Ruiz .21 + .21 + .12 + .15 = 0.69
  expect(answer.needs).toBe(0.12);
  expect(answer.changes.map(({ text }) => text)).toEqual([
    'a toss-up rating',
    // A gap of .83 and more: (.695 - .405) / .35, so $1M against $5,833,334.
    'the opponent raising $3,833,334 more',
  ]);
});

it('needs 0.01 to leave a tie', () => {
  const { needs } = ask(aCandidate(), aCandidate(), { issues: [], impact: null });

  expect(needs).toBe(0.01);
});

it('needs nothing when the score is already higher', () => {
  const answer = ask(aCandidate({ competitiveness: 'tossup' }), aCandidate(), {
    issues: [],
    impact: null,
  });

  expect(answer).toEqual({ needs: 0, changes: [] });
});

it('lists no change where no single one is enough', () => {
  const weak = aCandidate({
    competitiveness: 'safe',
    funding: { us: 2, them: 1 },
    timeToElectionDays: 365,
  });
  const strong = aCandidate({
    competitiveness: 'tossup',
    funding: { us: 0, them: 1 },
    timeToElectionDays: 0,
  });
  const answer = ask(weak, strong, { issues: ['climate'], impact: null });

  expect(answer).toEqual({ needs: 0.79, changes: [] });
});

it('asks for one more issue when one is enough', () => {
  const chen = aCandidate({ issues: [] });
  const answer = ask(chen, aCandidate({ issues: [] }), {
    issues: ['climate', 'crime'],
    impact: 'track',
  });

  expect(answer.changes.at(-1)).toEqual({
    factor: 'issueMatch',
    from: 0,
    to: 1,
    text: '1 more matching issue',
  });
});

it('asks for two more issues when one is not enough', () => {
  const { changes } = ask(aCandidate({ issues: [] }), aCandidate({ issues: ['climate'] }), {
    issues: ['climate', 'crime', 'economy'],
    impact: 'track',
  });

  expect(changes.at(-1)).toEqual({
    factor: 'issueMatch',
    from: 0,
    to: 2,
    text: '2 more matching issues',
  });
});

it('names the next rating that is enough, and the smallest amount of money', () => {
  const chen = aCandidate({ competitiveness: 'safe' });
  const ruiz = aCandidate({ competitiveness: 'safe', timeToElectionDays: 0 });

  // Chen .07 + .175 + .12 = 0.37 is to have .405: .14 more for lean, or a gap of .215 / .35.
  expect(ask(chen, ruiz, { issues: [], impact: null })).toEqual({
    needs: 0.04,
    changes: [
      { factor: 'competitiveness', from: 'safe', to: 'lean', text: 'a lean rating' },
      {
        factor: 'fundingGap',
        from: 2_000_000,
        to: 2_592_593,
        text: 'the opponent raising $592,593 more',
      },
    ],
  });
});

it.each([
  [5, 4, 'an election 1 day sooner'],
  [7, 4, 'an election 3 days sooner'],
])('takes an election from %d days off to %d', (from, to, text) => {
  const ahead = { competitiveness: 'safe', funding: { us: 5, them: 5 } } as const;
  const chen = aCandidate({ ...ahead, timeToElectionDays: from });
  const ruiz = aCandidate({ ...ahead, timeToElectionDays: 5 });

  // .05 + .4 * (1 - days / 365) is less than .445 from the fifth day on.
  const { changes } = ask(chen, ruiz, { issues: [], impact: 'infra' });

  expect(changes).toContainEqual({ factor: 'time', from, to, text });
});

it('names no more money than the data file may contain', () => {
  const richest = { us: 90_000_000_000, them: 90_000_000_000 };
  const chen = aCandidate({ funding: richest });
  const ruiz = aCandidate({ funding: { us: 8, them: 10 } });

  // The gap could become .1 at most; to pass one of .2 it would have to be wider.
  const { changes } = ask(chen, ruiz, { issues: [], impact: null });

  expect(changes.map(({ factor }) => factor)).toEqual(['competitiveness']);
});

it('asks for the one issue that is missing', () => {
  const chen = aCandidate({ issues: ['climate'] });
  const { changes } = ask(chen, aCandidate({ issues: ['climate'] }), {
    issues: ['climate', 'crime'],
    impact: null,
  });

  expect(changes.at(-1)).toEqual({
    factor: 'issueMatch',
    from: 1,
    to: 2,
    text: '1 more matching issue',
  });
});

it('uses free weights when they are given', () => {
  const onlyTime = { competitiveness: 0, fundingGap: 0, time: 1, issueMatch: 0 };
  const standing = (candidate: Candidate) => ({ candidate, score: 0, rank: 1, tied: false });
  const { changes } = whatWouldChange(
    standing(aCandidate()),
    standing(aCandidate()),
    { issues: ['climate', 'crime'], impact: null },
    onlyTime,
  );

  expect(changes.map(({ factor }) => factor)).toEqual(['time']);
});

function ask(below: Candidate, above: Candidate, preferences: ScoringPreferences) {
  const standing = (candidate: Candidate) => ({
    candidate,
    score: scoreCandidate(candidate, preferences),
    rank: 1,
    tied: false,
  });
  return whatWouldChange(standing(below), standing(above), preferences);
}
