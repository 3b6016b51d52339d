import { screen } from '@testing-library/react';
import { button, everything, visitWizard } from '../testing/visitWizard';

it('takes a visitor who answered everything straight back to the matches', async () => {
  const { user, store } = visitWizard({ answers: everything });

  await user.click(button('Back to my matches'));

  expect(await screen.findByText('Matches')).toBeVisible();
  expect(store.getState().preferences).toMatchObject(everything);
});

it('offers only the answers to a visitor who had no matches yet', () => {
  visitWizard({ answers: { ...everything, strategy: null } });

  expect(button('Use my last answers: Climate & Environment, Economy, close races')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to my matches' })).not.toBeInTheDocument();
});
