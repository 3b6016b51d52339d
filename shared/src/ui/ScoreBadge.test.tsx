import { render, screen } from '@testing-library/react';
import { ScoreBadge } from './ScoreBadge';

it('shows a score with what it is and its label', () => {
  const { container } = render(<ScoreBadge score={0.79} />);

  expect(container).toHaveTextContent('Impact score 79% Good');
});

it('looks different for each label, and not by its color alone', () => {
  render([0.8, 0.6, 0.4, 0.2].map((score) => <ScoreBadge key={score} score={score} />));

  const edges = screen.getAllByText(/^\d+%$/).map((percent) => {
    const { borderStyle, borderWidth } = getComputedStyle(percent.closest('p') ?? fail());
    return `${borderWidth} ${borderStyle}`;
  });
  expect(edges).toEqual(['3px double', '2px solid', '1px solid', '1px dashed']);
});

function fail(): never {
  throw new Error('The percentage has no badge');
}
