import { rankCandidates } from '@donate-impact/shared/scoring';
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { render, screen } from '@testing-library/react';
import { describeChange, WhatWouldChange } from './WhatWouldChange';

const preferences = { issues: ['climate'], impact: null };

it('says what would cost the first candidate the first place', () => {
  const race = { competitiveness: 'lean' as const, issues: [] as string[] };
  const ranked = rankCandidates(
    [
      aCandidate({ ...race, id: 'ruiz', name: 'Ruiz', competitiveness: 'tossup' }),
      aCandidate({ ...race, id: 'chen', name: 'Chen' }),
    ],
    preferences,
  );
  const [first] = ranked;
  if (!first) throw new Error('No one is ranked');

  render(<WhatWouldChange candidate={first} ranked={ranked} preferences={preferences} />);

  // .35 × 1 against .35 × .5: 18 points, and 1 to pass; the issue is worth 15, a toss-up rating 18.
  expect(screen.getByText(/^Chen, 2nd, would take first place with/)).toBeVisible();
});

it.each([
  [
    { factor: 'fundingGap', from: 2_700_000, to: 2_912_345 },
    'if the opponent raised about $0.3M more',
  ],
  [{ factor: 'time', from: 110, to: 67 }, 'with an election about 45 days sooner'],
  [{ factor: 'time', from: 44, to: 1 }, 'with exact'],
  [{ factor: 'time', from: 110, to: 107 }, 'with exact'],
  [{ factor: 'issueMatch', from: 0, to: 1 }, 'with exact'],
] as const)('rounds %j up, and only where the round figure is possible', (change, text) => {
  expect(describeChange({ ...change, text: 'exact' })).toBe(text);
});
