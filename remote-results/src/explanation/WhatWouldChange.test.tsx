/** @jest-environment jest-fixed-jsdom */
import type { Candidate } from '@donate-impact/shared/candidates';
import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { render, screen } from '@testing-library/react';
import { describeImprovement, WhatWouldChange } from './WhatWouldChange';

const preferences = { issues: ['climate'], impact: null };
const chen: Candidate = aCandidate({
  id: 'chen',
  name: 'Chen',
  competitiveness: 'lean',
  issues: [],
});
const ruiz: Candidate = { ...chen, id: 'ruiz', name: 'Ruiz', competitiveness: 'tossup' };

const far: Candidate = { ...chen, timeToElectionDays: 365, funding: { us: 1, them: 1 } };

it.each([
  [
    'what lets a candidate pass the one above',
    [chen, ruiz],
    'Chen (2nd) would pass Ruiz with an opponent who has $8.0M more, or one more of your issues.',
  ],
  [
    'what would cost the first candidate the first place',
    [ruiz, chen],
    'Chen (2nd) would come first with an opponent who has $8.0M more, or one more of your issues.',
  ],
  [
    'that no single change is enough',
    [far, ruiz],
    'No single change would let Chen (2nd) pass Ruiz.',
  ],
] as const)('says %s', (_, [candidate, other], sentence) => {
  const ranked = rankCandidates([candidate, other], preferences);
  const own = ranked.find((entry) => entry.candidate === candidate);
  if (!own) throw new Error('The candidate is not ranked');

  render(<WhatWouldChange candidate={own} ranked={ranked} preferences={preferences} />);

  expect(screen.getByText(sentence)).toBeVisible();
});

it.each([
  [{ factor: 'fundingGap', from: 2_700_000, to: 2_912_345 }, 'an opponent who has $0.3M more'],
  [{ factor: 'time', from: 110, to: 67 }, 'an election about 45 days sooner'],
  [{ factor: 'time', from: 44, to: 1 }, 'an election 43 days sooner'],
  [{ factor: 'time', from: 110, to: 107 }, 'an election 3 days sooner'],
  [{ factor: 'issueMatch', from: 0, to: 1 }, 'one more of your issues'],
  [{ factor: 'competitiveness', from: 'lean', to: 'tossup' }, 'a toss-up rating'],
] as const)('rounds %j up, and only where the round figure is possible', (improvement, text) => {
  expect(describeImprovement(improvement)).toBe(text);
});
