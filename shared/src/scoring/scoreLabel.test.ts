import { scoreLabel } from './scoreLabel';

it.each([
  [1, 'Excellent'],
  [0.8, 'Excellent'],
  [0.79, 'Good'],
  [0.6, 'Good'],
  [0.59, 'Fair'],
  [0.4, 'Fair'],
  [0.39, 'Poor'],
  [0, 'Poor'],
])('calls %d %s', (score, label) => {
  expect(scoreLabel(score)).toBe(label);
});
