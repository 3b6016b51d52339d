/** @jest-environment jest-fixed-jsdom */
import { donationChosen, issueToggled, startedOver, wizardEntered } from '../preferences';
import { createVisitorStore } from './createVisitorStore';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps the selection over a reload', () => {
  const donation = { ids: ['ruiz'], clickedId: 'ruiz', origin: 'detail' } as const;
  createVisitorStore().dispatch(donationChosen({ ...donation, ids: ['ruiz'] }));

  expect(createVisitorStore().getState().preferences.selectedCandidates).toEqual(donation);
});

it('offers the last answers after a reload, while local storage stays cleared', () => {
  const store = createVisitorStore();
  store.dispatch(issueToggled('climate'));
  store.dispatch(wizardEntered());

  const { issues, lastAnswers } = createVisitorStore().getState().preferences;

  expect([issues, lastAnswers?.issues]).toEqual([[], ['climate']]);
  expect(localStorage).toHaveLength(0);
});

it('clears what another tab has stored on every Start Over, with nothing chosen here, too', () => {
  const store = createVisitorStore();

  for (const _ of [1, 2]) {
    createVisitorStore().dispatch(issueToggled('climate'));
    expect(localStorage).toHaveLength(1);
    store.dispatch(startedOver());
    expect(localStorage).toHaveLength(0);
  }
});
