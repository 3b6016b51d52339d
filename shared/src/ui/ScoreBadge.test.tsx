import { render, screen } from '@testing-library/react';
import { ScoreBadge } from './ScoreBadge';

it('looks different for each label, and not by its color alone', () => {
  render([0.8, 0.6, 0.4, 0.2].map((score) => <ScoreBadge key={score} score={score} />));

  const edges = screen.getAllByText(/^[EGFP]\w+$/).map((label) => {
    const { borderStyle, borderWidth } = getComputedStyle(label);
    return `${borderWidth} ${borderStyle}`;
  });
  expect(edges).toEqual(['2px solid', '1px solid', '1px dashed', '1px dotted']);
});
