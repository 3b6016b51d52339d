import { render } from '@testing-library/react';
import { ScoreBadge } from './ScoreBadge';

it('shows a score with its label', () => {
  const { container } = render(<ScoreBadge score={0.79} />);

  expect(container).toHaveTextContent('79% Good');
});

it('draws the meter as long as the score', () => {
  const { container } = render(<ScoreBadge score={0.78} />);

  expect(container.querySelector('rect.fill')).toHaveAttribute('width', '78');
});
