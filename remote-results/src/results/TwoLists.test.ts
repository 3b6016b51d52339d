import type { Answers } from '@donate-impact/shared/preferences';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { compareLists, describeAgreement } from './TwoLists';

const level = { funding: { us: 1_000_000, them: 1_000_000 }, timeToElectionDays: 100 };
const ruiz = aCandidate({ id: 'ruiz', name: 'Ruiz', ...level, issues: ['climate', 'crime'] });
const brandt = aCandidate({ id: 'brandt', name: 'Brandt', ...level, issues: ['crime'] });
const chen = aCandidate({ id: 'chen', name: 'Chen', ...level, issues: ['climate'] });
const quill = aCandidate({ id: 'quill', name: 'Quill', ...level, issues: ['climate'] });
const abara = aCandidate({ id: 'abara', name: 'Abara', ...level, issues: ['crime'] });
const all = [ruiz, brandt, abara, chen, quill];
const theirs: Answers = { issues: ['climate'], impact: 'close', strategy: null };
const yours: Answers = { issues: ['crime'], impact: 'close', strategy: null };

function compare(answers: Answers, own: Answers) {
  return compareLists(all, answers, own);
}

it('shows the first three of either list with both ranks', () => {
  const rows = compare(theirs, yours).map((row) => [
    row.theirs.candidate.name,
    row.theirs.rank,
    row.yours.rank,
  ]);

  expect(rows).toEqual([
    ['Ruiz', 1, 1],
    ['Chen', 1, 4],
    ['Quill', 1, 4],
    ['Brandt', 4, 1],
    ['Abara', 4, 1],
  ]);
});

it('says whom both lists have in the top three, and by which factor they differ', () => {
  expect(describeAgreement(compare(theirs, yours))).toBe(
    'You both have Ruiz in the top three; you differ on the others because of issue match.',
  );
});

it('says that only the scores of the others differ where no factor gives a candidate more', () => {
  const own: Answers = { issues: [], impact: 'close', strategy: null };

  expect(describeAgreement(compare(theirs, own))).toBe(
    'You both have Ruiz, Chen and Quill in the top three; you differ on Brandt and Abara because of the scores of the others.',
  );
});

it('names no difference between equal lists', () => {
  expect(describeAgreement(compare(theirs, theirs))).toBe(
    'You both have Ruiz, Chen and Quill in the top three.',
  );
});
