import { aCandidate } from '@donate-impact/shared/testing/aCandidate';
import { screen } from '@testing-library/react';
import { renderSite } from '../testing/renderSite';

const candidates = [aCandidate({ id: 'ruiz', name: 'Leo Ruiz' })];
const selectedCandidates = { ids: ['ruiz'], clickedId: 'ruiz', origin: 'results' } as const;

afterEach(() => window.history.replaceState(null, ''));

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

it('gives explored weights as shares of the score in whole percent', async () => {
  const { user } = renderSite({
    url: '/results',
    candidates,
    preferences: { impact: 'close' },
  });

  await user.click(screen.getByRole('button', { name: 'How scoring works' }));
  await user.click(await screen.findByRole('button', { name: 'Try other weights' }));

  expect(await screen.findByRole('slider', { name: 'Competitiveness' })).toHaveAttribute(
    'aria-valuetext',
    '50% of the score',
  );
});
