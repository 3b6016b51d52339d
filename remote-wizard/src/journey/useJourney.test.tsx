/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { button, everything, goToStep, heading, visitWizard } from '../testing/visitWizard';

it('starts over on entry, whatever the history entry and the store hold', () => {
  const { store, router } = visitWizard({ answers: everything, state: { step: 2, previous: 1 } });

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(store.getState().preferences).toMatchObject({
    issues: [],
    impact: null,
    strategy: null,
    currentStep: 0,
    selectedCandidates: { ids: [] },
  });
  expect(router.state.location.state).toMatchObject({ step: 0 });
});

it('starts over when Run Demo is pressed in the wizard, which Undo reverts', async () => {
  const { user, store, router } = visitWizard();
  await goToStep(3, user);

  await act(() => router.navigate('/demo'));

  expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  expect(store.getState().preferences).toMatchObject({ issues: [], impact: null, currentStep: 0 });
  await user.click(button('Undo'));
  expect(heading()).toHaveTextContent(/^Step 3 of 3: /);
  expect(screen.getByRole('radio', { name: 'Spread across several' })).not.toBeChecked();
});

it('still offers the last answers when Run Demo is pressed before anything is chosen', async () => {
  const { router } = visitWizard({ answers: everything });

  await act(() => router.navigate('/demo'));

  expect(button(/^Use my last answers/)).toBeVisible();
});

it('keeps the answers when it is retried after a failure, at the step of its history entry', () => {
  const { store } = visitWizard({ answers: everything, state: { step: 2 }, isEntered: false });

  expect(heading()).toHaveTextContent(/^Step 3 of 3: /);
  expect(store.getState().preferences).toMatchObject(everything);
});

it.each(['step', 2, [], { step: 3 }, { step: '1' }, { step: -1 }, { step: 0.5 }])(
  'takes %j as the state of a history entry for the first step',
  (state) => {
    visitWizard({ answers: everything, state, isEntered: false });

    expect(heading()).toHaveTextContent(/^Step 1 of 3: /);
  },
);
