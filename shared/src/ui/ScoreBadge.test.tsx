import { render } from '@testing-library/react';
import { ScoreBadge } from './ScoreBadge';

it.each([
  [0.8, '80% Excellent'],
  [0.79, '79% Good'],
  [0.6, '60% Good'],
  [0.59, '59% Fair'],
  [0.4, '40% Fair'],
  [0.39, '39% Poor'],
])('says a score of %d as %s', (score, text) => {
  const { container } = render(<ScoreBadge score={score} />);

  expect(container).toHaveTextContent(text);
});

it('draws the meter as long as the score', () => {
  const { container } = render(<ScoreBadge score={0.78} />);

  expect(container.querySelector('rect.fill')).toHaveAttribute('width', '78');
});
