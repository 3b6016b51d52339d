import { aCandidate } from '../candidates/aCandidate';
import type { Candidate } from '../candidates/Candidate';
import { type ScoringPreferences, scoreCandidate } from './scoreCandidate';
import { changeSentence, whatWouldChange } from './whatWouldChange';

it('names every single change that is enough, and how much is missing', () => {
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

it('says so as one sentence', () => {
  const chen = aCandidate({ competitiveness: 'lean' });
  const ruiz = aCandidate({ competitiveness: 'lean', timeToElectionDays: 0 });
  const answer = ask(chen, ruiz, { issues: [], impact: null });

  expect(changeSentence('Chen', 'Ruiz', answer)).toMatch(
    /^To pass Ruiz, Chen needs 0\.04 more: a toss-up rating, or the opponent raising \$[\d,]+ more would do it$/,
  );
});

it('needs 0.01 to leave a tie', () => {
  const { needs } = ask(aCandidate(), aCandidate(), { issues: [], impact: null });

  expect(needs).toBe(0.01);
});

it('needs nothing when it stands higher already', () => {
  const answer = ask(aCandidate({ competitiveness: 'tossup' }), aCandidate(), {
    issues: [],
    impact: null,
  });

  expect(answer).toEqual({ needs: 0, changes: [] });
});

it('says when no single change would do it', () => {
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

  expect(changeSentence('Chen', 'Ruiz', answer)).toBe(
    'To pass Ruiz, Chen needs 0.79 more: no single change would do it',
  );
});

it('asks for one more issue where one is enough', () => {
  const chen = aCandidate({ issues: [] });
  const answer = ask(chen, aCandidate({ issues: [] }), {
    issues: ['climate', 'crime'],
    impact: 'track',
  });

  expect(answer.changes.at(-1)).toEqual({
    factor: 'issueMatch',
    from: 0,
    to: 1,
    text: '1 more of your issues',
  });
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
