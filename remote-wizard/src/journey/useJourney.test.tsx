import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { button, everything, goToStep, heading, visitWizard } from '../testing/visitWizard';

it('keeps earlier answers when the visitor goes back', async () => {
  const { user } = visitWizard();

  await goToStep(2, user);
  await user.click(button('Back'));

  await waitFor(() => expect(heading()).toHaveTextContent(/^Step 1 of 3: /));
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Climate & Environment' })).toBeChecked();
});

it('moves one step with Back and with the browser’s history', async () => {
  const { user, router } = visitWizard();

  await goToStep(3, user);
  await user.click(button('Back'));
  await waitFor(() => expect(heading()).toHaveTextContent(/^Step 2 of 3: /));
  await act(() => router.navigate(-1));

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
});

it('ignores the second click of a double click, on a step that is already answered, too', async () => {
  const { user } = visitWizard();

  await goToStep(3, user);
  await user.click(button('Back'));
  await screen.findByRole('heading', { name: /^Step 2 of 3: / });
  await act(async () => fireEvent.click(button('Next'), { detail: 2 }));

  expect(heading()).toHaveTextContent(/^Step 2 of 3: /);
});

it('goes forward in the history no further than the answers allow', async () => {
  const { user, router, store } = visitWizard();

  await goToStep(3, user);
  await act(() => router.navigate(-2));
  await user.click(screen.getByRole('checkbox', { name: 'Climate & Environment' }));
  await act(() => router.navigate(2));

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(router.state.location.state).toMatchObject({ step: 0 });
  await user.click(screen.getByRole('checkbox', { name: 'Crime & Safety' }));
  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(store.getState().preferences.currentStep).toBe(0);
});

it('starts over on entry, whatever the history entry and the store hold', () => {
  const { store, router } = visitWizard({ answers: everything, state: { step: 2, previous: 1 } });

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(store.getState().preferences).toMatchObject({
    issues: [],
    impact: null,
    strategy: null,
    currentStep: 0,
    selection: { ids: [] },
  });
  expect(router.state.location.state).toMatchObject({ step: 0 });
});

it('keeps the answers when it is retried after a failure, at the step of its history entry', () => {
  const { store } = visitWizard({ answers: everything, state: { step: 2 }, isEntered: false });

  expect(heading()).toHaveTextContent(/^Step 3 of 3: /);
  expect(store.getState().preferences).toMatchObject(everything);
});

it('does not move focus when it is first shown', () => {
  visitWizard({ answers: everything, state: { step: 2 } });

  expect(document.body).toHaveFocus();
});

it('treats an unknown history entry as the first step', () => {
  visitWizard({ state: { step: 'two', previous: { step: 9 } } });

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
});
