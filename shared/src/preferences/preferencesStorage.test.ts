/** @jest-environment jest-fixed-jsdom */
import { createStore } from '../app/createStore';
import {
  donationChosen,
  impactChosen,
  issueToggled,
  startedOver,
  stepReached,
  strategyChosen,
  wizardEntered,
} from './preferencesActions';
import { persistPreferences, readStoredPreferences, storageKey } from './preferencesStorage';

beforeEach(() => localStorage.clear());

it('is stored under donate-impact-store', () => {
  expect(storageKey).toBe('donate-impact-store');
});

it.each([wizardEntered(), startedOver()])(
  'removes the key on $type until the next answer',
  (reset) => {
    const store = aPersistedStore();
    store.dispatch(issueToggled('climate'));

    store.dispatch(reset);
    expect(localStorage.getItem(storageKey)).toBeNull();

    store.dispatch(issueToggled('crime'));
    expect(localStorage.getItem(storageKey)).toContain('crime');
  },
);

it('removes on reset what another version left, even if nothing was answered here', () => {
  localStorage.setItem(storageKey, '{"version":7}');
  const store = aPersistedStore();

  store.dispatch(wizardEntered());

  expect(localStorage.getItem(storageKey)).toBeNull();
});

it.each([issueToggled('crime'), impactChosen('close'), strategyChosen('spread'), stepReached(1)])(
  'stores what $type changes',
  (action) => {
    const store = aPersistedStore();

    store.dispatch(action);

    const { issues, impact, strategy, currentStep } = store.getState().preferences;
    expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual({
      version: 1,
      answers: { issues, impact, strategy },
      currentStep,
    });
  },
);

it('writes each change once', () => {
  const store = createStore();
  const setItem = jest.fn();
  persistPreferences(store, { getItem: () => null, setItem, removeItem: () => {} });

  store.dispatch(issueToggled('climate'));
  store.dispatch(donationChosen({ ids: ['ruiz'], clickedId: 'ruiz', origin: 'detail' }));

  expect(setItem).toHaveBeenCalledTimes(1);
});

it('removes the key when the last answer is deselected', () => {
  const store = aPersistedStore();
  store.dispatch(issueToggled('climate'));

  store.dispatch(issueToggled('climate'));

  expect(localStorage.getItem(storageKey)).toBeNull();
});

it('continues in memory when storage throws or is missing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const store = createStore();
  persistPreferences(store, refusing);
  persistPreferences(store, null);

  store.dispatch(issueToggled('climate'));
  store.dispatch(wizardEntered());

  expect(readStoredPreferences(refusing)).toBeNull();
  expect(readStoredPreferences(null)).toBeNull();
  expect(store.getState().preferences.lastAnswers?.issues).toEqual(['climate']);
});

function aPersistedStore() {
  const store = createStore();
  persistPreferences(store, localStorage);
  return store;
}
