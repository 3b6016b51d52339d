import { screen, waitFor } from '@testing-library/react';
import { button, everything, goToStep, heading, visitWizard } from '../testing/visitWizard';

it('offers the answers that were cleared on entry, and restores them without leaving the step', async () => {
  const { user, store } = visitWizard({ answers: everything });

  await user.click(
    button('Use my last answers: Climate & Environment, Economy, close races, spread'),
  );

  expect(store.getState().preferences).toMatchObject(everything);
  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Your last answers are restored.');
  expect(screen.getByRole('checkbox', { name: 'Economy' })).toBeChecked();
  expect(button('Next')).toBeEnabled();
});

it('offers no last answers to a visitor who had none', () => {
  visitWizard();

  expect(screen.queryByRole('button', { name: /last answers/ })).not.toBeInTheDocument();
});

it('starts over immediately and undoes it with Undo', async () => {
  const { user, store } = visitWizard();
  await goToStep(3, user);

  await user.click(button('Start Over'));
  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(heading()).toHaveFocus();
  expect(store.getState().preferences).toMatchObject({ issues: [], impact: null, currentStep: 0 });
  expect(screen.getByRole('status')).toHaveTextContent('Started over.');
  await user.click(button('Undo'));

  await waitFor(() => expect(heading()).toHaveTextContent(/^Step 3 of 3: /));
  expect(heading()).toHaveFocus();
  expect(store.getState().preferences).toMatchObject({
    issues: ['climate'],
    impact: 'close',
    currentStep: 2,
  });
});

it('keeps focus on the page when Undo disappears', async () => {
  const { user } = visitWizard();
  await user.click(screen.getByRole('checkbox', { name: 'Education' }));

  await user.click(button('Start Over'));
  await user.click(button('Undo'));

  expect(screen.getByRole('checkbox', { name: 'Education' })).toBeChecked();
  expect(heading()).toHaveFocus();
});
