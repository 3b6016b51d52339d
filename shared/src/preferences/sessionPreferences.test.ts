/** @jest-environment jest-fixed-jsdom */
import { createStore } from '../app/createStore';
import { issueToggled } from './preferencesActions';
import { persistForSession, readSessionPreferences } from './sessionPreferences';

const donation = { ids: ['ruiz', 'chen'], clickedId: 'chen', origin: 'results' } as const;

beforeEach(() => sessionStorage.clear());

it('writes nothing for an answer, which local storage keeps', () => {
  const store = createStore();
  persistForSession(store, sessionStorage);

  store.dispatch(issueToggled('climate'));

  expect(sessionStorage).toHaveLength(0);
});

it.each([
  { selectedCandidates: donation },
  { selectedCandidates: { ...donation, ids: [7] }, lastAnswers: null },
  { selectedCandidates: { ...donation, origin: 'about' }, lastAnswers: null },
  { selectedCandidates: donation, lastAnswers: 'all' },
])('drops %j, which does not fit', (stored) => {
  sessionStorage.setItem('donate-impact-session', JSON.stringify(stored));

  expect(readSessionPreferences(sessionStorage)).toBeNull();
});
