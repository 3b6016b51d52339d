import { shownPoints } from './ExactFigures';

it('prints three decimals that add up to the printed sum', () => {
  // 0.1234 + 0.2343 + 0.34549 + 0.00039 = 0.70358: rounded one by one, they would add up to 0.702
  const shown = shownPoints(explained([0.1234, 0.2343, 0.34549, 0.00039]));

  expect(shown.sum).toBe('0.704');
  expect(shown.points).toEqual(['0.124', '0.234', '0.346', '0.000']);
});

it('keeps exact points as they are', () => {
  const shown = shownPoints(explained([0.35, 0.175, 0.105, 0.15]));

  expect(shown).toMatchObject({ points: ['0.350', '0.175', '0.105', '0.150'], sum: '0.780' });
});

it('prints more decimals when three would round to a different score', () => {
  // 0.7746 is 0.77 as a score; printed as 0.775, it would read as 0.78
  const shown = shownPoints(explained([0.35, 0.2746, 0.1, 0.05]));

  expect(shown).toMatchObject({ points: ['0.3500', '0.2746', '0.1000', '0.0500'], sum: '0.7746' });
});

it('says when a sum that reads as a half is less as a binary fraction', () => {
  const shown = shownPoints(explained([0.35, 0.175, 0.12, 0]));

  expect(shown).toMatchObject({ sum: '0.645', isUnderHalf: true });
  expect(explained([0.35, 0.175, 0.12, 0]).score).toBe(0.64);
});

function explained(points: number[]) {
  const sum = points.reduce((total, value) => total + value, 0);
  return {
    sum,
    score: Math.round(sum * 100) / 100,
    lines: points.map((value) => ({ points: value })),
  };
}
