import type { Candidate } from '../candidates/Candidate';
import { aCandidate } from '../testing/aCandidate';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { whatWouldChange } from './whatWouldChange';

it('names every single change that is enough', () => {
  const chen = aCandidate({ id: 'chen', competitiveness: 'lean', issues: ['climate'] });
  const ruiz = aCandidate({ id: 'ruiz', funding: { us: 800_000, them: 2_000_000 } });
  const answer = ask(chen, ruiz, { issues: ['climate', 'economy'], impact: null });

  // Chen .21 + .175 + .12 + .075 = 0.58; Ruiz .21 + .21 + .12 + .15 = 0.69
  expect(answer).toEqual([
    { factor: 'competitiveness', from: 'lean', to: 'tossup' },
    // A gap of .83 and more: (.695 - .405) / .35, so $1M against $5,833,334.
    { factor: 'fundingGap', from: 2_000_000, to: 5_833_334 },
  ]);
});

it('names nothing when the score is already higher', () => {
  const answer = ask(aCandidate({ competitiveness: 'tossup' }), aCandidate(), {
    issues: [],
    impact: null,
  });

  expect(answer).toEqual([]);
});

it('names no more money than the data file may contain', () => {
  const richest = { us: 90_000_000_000, them: 90_000_000_000 };
  const chen = aCandidate({ funding: richest });
  const ruiz = aCandidate({ funding: { us: 8, them: 10 } });

  // The gap could become .1 at most; to pass one of .2 it would have to be wider.
  const improvements = ask(chen, ruiz, { issues: [], impact: null });

  expect(improvements.map(({ factor }) => factor)).toEqual(['competitiveness']);
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
