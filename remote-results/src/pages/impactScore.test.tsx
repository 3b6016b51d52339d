/** @jest-environment jest-fixed-jsdom */
import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const candidates = [aCandidate({ id: 'ruiz', name: 'Leo Ruiz' })];
const selectedCandidates = { ids: ['ruiz'], clickedId: 'ruiz', origin: 'results' } as const;

it.each(['/results', '/candidate/ruiz', '/confirm'])(
  'says once on %s that a score is not a chance of winning',
  (url) => {
    renderSite({
      url,
      candidates,
      preferences: { selectedCandidates: { ...selectedCandidates, ids: ['ruiz'] } },
    });

    expect(screen.getAllByText(/not a chance of winning/)).toHaveLength(1);
  },
);

it('explains the score in a dialog whose example gives 0.78, with the weights of the list', async () => {
  const { user } = renderSite({ url: '/results', candidates, preferences: { impact: 'track' } });
  const opener = screen.getByRole('button', { name: 'How scoring works' });

  await user.click(opener);

  const dialog = within(await screen.findByRole('dialog', { name: 'How scoring works' }));
  const example = dialog.getByRole('table', { name: '78 of 100 points is a score of 0.78' });
  expect(example).toHaveTextContent(/Impact score: Good78 of 100$/);
  const figures = dialog.getByRole('table', { name: /^Before the points were rounded/ });
  expect(figures).toHaveTextContent(/0\.175.*shown as 78%, Good0\.78$/);
  const points = dialog.getByRole('table', { name: 'Points each factor can earn: Track records' });
  expect(points).toHaveTextContent('Competitiveness');
  expect(dialog.getByText('Track records, used for this list')).toBeInTheDocument();
  const weights = 'Competitiveness 25, Funding gap 25, Time 15, Issues 35';
  expect(dialog.getByRole('img', { name: weights })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('shows the ranks under explored weights, which are shares of the score, and leaves the list as it is', async () => {
  const soon = { timeToElectionDays: 0, funding: { us: 1_500_000, them: 2_000_000 } };
  const { user } = renderSite({
    url: '/results',
    candidates: [...candidates, aCandidate({ ...soon, id: 'chen', name: 'Ada Chen' })],
    preferences: { impact: 'close' },
  });
  const names = () => screen.getAllByRole('heading', { level: 2, name: /Ruiz|Chen/ });
  const before = names().map(({ textContent }) => textContent);

  await user.click(screen.getByRole('button', { name: 'How scoring works' }));
  await user.click(await screen.findByRole('button', { name: 'Try other weights' }));

  expect(await screen.findByRole('heading', { name: 'Explore weights' })).toHaveFocus();
  const slider = screen.getByRole('slider', { name: 'Competitiveness' });
  expect(slider).toHaveAttribute('aria-valuetext', '50% of the score');
  expect(screen.getByRole('radio', { name: 'Close races' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Movement infrastructure' }));
  const explored = screen.getByRole('table', { name: /with these weights/ });
  expect(within(explored).getAllByRole('row')[1]).toHaveTextContent(
    /▲1, 2nd in your list Ada Chen/,
  );
  fireEvent.change(slider, { target: { value: 100 } });
  expect(screen.getByRole('slider', { name: 'Funding gap' })).toHaveValue('0');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(names().map(({ textContent }) => textContent)).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Stop exploring' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
