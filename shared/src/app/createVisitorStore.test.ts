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

it('keeps a separate journey in each tab, and clears what another has stored on every Start Over', () => {
  const store = createVisitorStore();

  for (const _ of [1, 2]) {
    createVisitorStore().dispatch(issueToggled('climate'));
    expect(localStorage).toHaveLength(1);
    // As a browser tells the other tabs.
    window.dispatchEvent(new StorageEvent('storage'));
    expect(store.getState().preferences.issues).toEqual([]);
    store.dispatch(startedOver());
    expect(localStorage).toHaveLength(0);
  }
});

it('works in memory when the browser denies access to any storage', () => {
  const denied = ['localStorage', 'sessionStorage'].map((area) =>
    jest.spyOn(window, area as 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    }),
  );
  const store = createVisitorStore();

  store.dispatch(issueToggled('climate'));

  expect(store.getState().preferences.issues).toEqual(['climate']);
  for (const spy of denied) spy.mockRestore();
});
