import { getShare } from '@donate-impact/shared/scoring';
import { render } from '@testing-library/react';
import { DonationSummary } from './DonationSummary';

it.each([
  [1, ['0%', '100%']],
  [2, ['0%', '50%'], ['50%', '50%']],
  [3, ['0%', '32%'], ['32%', '32%'], ['64%', '32%']],
])('draws the shares of %s to scale, and leaves what is left over empty', (count, ...parts) => {
  const { container } = render(
    <DonationSummary share={getShare(count)} count={count}>
      {null}
    </DonationSummary>,
  );

  const drawn = [...container.querySelectorAll('rect')];
  expect(drawn.map((part) => [part.getAttribute('x'), part.getAttribute('width')])).toEqual(parts);
});
