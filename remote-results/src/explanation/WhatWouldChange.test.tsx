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

  expect(screen.getByText('First place goes to whoever passes Ruiz.')).toBeVisible();
  expect(screen.getByText(/^To pass Ruiz, Chen needs \d+ points more, by any of:$/)).toBeVisible();
  expect(screen.getByText('1 more matching issue')).toBeVisible();
});

it.each([
  [
    { factor: 'fundingGap', from: 2_700_000, to: 2_912_345 },
    'the opponent raising about $0.3M more',
  ],
  [{ factor: 'time', from: 110, to: 67 }, 'an election about 45 days sooner'],
  [{ factor: 'time', from: 44, to: 1 }, 'exact'],
  [{ factor: 'time', from: 110, to: 107 }, 'exact'],
  [{ factor: 'issueMatch', from: 0, to: 1 }, 'exact'],
] as const)('rounds %j up, and only where the round figure is possible', (change, text) => {
  expect(describeChange({ ...change, text: 'exact' })).toBe(text);
});
