/** @jest-environment jest-fixed-jsdom */
import { donationChosen, issueToggled, wizardEntered } from '../preferences';
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
