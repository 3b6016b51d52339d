import { moveWeight } from './moveWeight';

const weights = { competitiveness: 0.5, fundingGap: 0.3, time: 0.1, issueMatch: 0.1 };

it('leaves the other factors the rest, in their proportions', () => {
  const moved = moveWeight(weights, 'competitiveness', 0);

  expect(moved.fundingGap).toBeCloseTo(0.6);
  expect(moved).toMatchObject({ competitiveness: 0, time: 0.2, issueMatch: 0.2 });
});

it('leaves the other factors the rest evenly if they had nothing', () => {
  const all = moveWeight(weights, 'competitiveness', 1);

  expect(all).toEqual({ competitiveness: 1, fundingGap: 0, time: 0, issueMatch: 0 });
  const moved = moveWeight(all, 'competitiveness', 0.4);
  for (const factor of ['fundingGap', 'time', 'issueMatch'] as const)
    expect(moved[factor]).toBeCloseTo(0.2);
});
