/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { button, everything, goToStep, heading, visitWizard } from '../testing/visitWizard';

it('restores the last answers on the first step, and then no longer offers them', async () => {
  const { user } = visitWizard({ answers: { ...everything, strategy: null } });

  await user.click(button('Use my last answers: Climate & Environment, Economy, Close races'));

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your last answers are restored.');
  expect(screen.queryByRole('link', { name: 'Back to matches' })).not.toBeInTheDocument();
  await user.click(button('Next'));
  expect(
    await screen.findByRole('radio', { name: 'Support candidates in close races' }),
  ).toBeChecked();
});

it('lets a visitor who answered everything go back to the matches from the first step', async () => {
  const { user, store } = visitWizard({ answers: everything });

  await user.click(button(/^Use my last answers/));
  await user.click(screen.getByRole('link', { name: 'Back to matches' }));

  expect(await screen.findByText('Matches')).toBeVisible();
  expect(store.getState().preferences).toMatchObject(everything);
});

it('lets a visitor change one of the last answers and go back to the matches', async () => {
  const { user, store } = visitWizard({ answers: everything });

  await user.click(button('Change impact'));
  expect(heading()).toHaveTextContent(/^Step 2 of 3: /);
  expect(heading()).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Support candidates with track records' }));
  await user.click(screen.getByRole('link', { name: 'Back to matches' }));

  expect(await screen.findByText('Matches')).toBeVisible();
  expect(store.getState().preferences).toMatchObject({ ...everything, impact: 'track' });
});

it('tells in a status that is there on every step that Start Over and Undo have worked', async () => {
  const { user } = visitWizard();
  await goToStep(3, user);
  const status = screen.getByRole('status');

  await user.click(button('Start Over'));
  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(status).toHaveTextContent('Started over. Nothing is chosen now.');
  await user.click(button('Undo'));

  expect(heading()).toHaveTextContent(/^Step 3 of 3: /);
  expect(status).toHaveTextContent('Your last answers are restored.');
});
