import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { describeAgreement } from './Agreement';

const named = (name: string) => aCandidate({ id: name, name });
const ruiz = named('Ruiz');
const brandt = named('Brandt');
const chen = named('Chen');
const quill = named('Quill');
const abara = named('Abara');

it.each([
  [[ruiz, chen, quill], 'You both have Ruiz, Chen and Quill in the top three.'],
  [
    [chen, brandt, abara],
    'You both have Chen in the top three. They also have Ruiz and Quill; you have Brandt and Abara.',
  ],
  [
    [brandt, abara],
    'Your top three and theirs have no one in common. They have Ruiz, Chen and Quill; you have Brandt and Abara.',
  ],
])('names whom both lists have in the top three, and whom only one has', (yours, words) => {
  expect(describeAgreement([ruiz, chen, quill], yours)).toBe(words);
});
