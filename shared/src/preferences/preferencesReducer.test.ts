import type { Action } from 'redux';
import { initialPreferences } from './PreferencesState';
import {
  answersRestored,
  donationChosen,
  impactChosen,
  issueToggled,
  lastAnswersRestored,
  startedOver,
  startOverUndone,
  stepReached,
  strategyChosen,
  wizardEntered,
} from './preferencesActions';
import { preferencesReducer } from './preferencesReducer';
import { type RootState, selectAnswers, selectLastAnswers } from './preferencesSelectors';

const answered = [
  issueToggled('climate'),
  impactChosen('close'),
  strategyChosen('spread'),
  stepReached(2),
];
const answers = { issues: ['climate'], impact: 'close', strategy: 'spread' };
const donated = donationChosen({ ids: ['ruiz', 'chen'], clickedId: 'chen', origin: 'results' });

it('starts with nothing answered', () => {
  expect(after().preferences).toEqual({
    issues: [],
    impact: null,
    strategy: null,
    currentStep: 0,
    selectedCandidates: { ids: [], clickedId: null, origin: 'results' },
    lastAnswers: null,
    beforeReset: null,
  });
});

it('restores the answers of the page that the visitor comes back to', () => {
  const restored = { issues: ['crime'], impact: null, strategy: 'single' } as const;

  expect(
    after(...answered, donated, answersRestored({ ...restored, issues: ['crime'] })).preferences,
  ).toMatchObject({ ...restored, selectedCandidates: { clickedId: 'chen' }, lastAnswers: null });
});

it('collects what the visitor chooses', () => {
  expect(after(...answered).preferences).toMatchObject({ ...answers, currentStep: 2 });
});

it('deselects an issue that is chosen again, and keeps the order of choice', () => {
  const state = after(
    issueToggled('economy'),
    issueToggled('climate'),
    issueToggled('crime'),
    issueToggled('climate'),
  );

  expect(state.preferences.issues).toEqual(['economy', 'crime']);
});

it('keeps the last impact and the last strategy', () => {
  const state = after(
    impactChosen('close'),
    impactChosen('infra'),
    strategyChosen('spread'),
    strategyChosen('single'),
  );

  expect(state.preferences).toMatchObject({ impact: 'infra', strategy: 'single' });
});

it('stores who gets the donation, and whose Donate was pressed', () => {
  const donation = after(donated).preferences.selectedCandidates;

  expect(donation.ids).toEqual(['ruiz', 'chen']);
  expect(donation.clickedId).toBe('chen');
});

it('resets answers, step and selection when the wizard is entered, and offers the answers again', () => {
  const state = after(...answered, donated, wizardEntered());

  expect(state.preferences).toEqual({ ...initialPreferences, lastAnswers: answers });
  expect(selectLastAnswers(state)).toEqual(answers);
});

it('offers the last answers again until as many questions have other answers', () => {
  const entered = [...answered, wizardEntered(), wizardEntered()];
  const begun = [...entered, issueToggled('crime'), wizardEntered()];
  const finished = [issueToggled('crime'), impactChosen('track'), strategyChosen('single')];

  expect(selectLastAnswers(after(...entered))).toEqual(answers);
  expect(selectLastAnswers(after(...begun))).toEqual(answers);
  expect(selectLastAnswers(after(...begun, ...finished, wizardEntered()))).toEqual({
    issues: ['crime'],
    impact: 'track',
    strategy: 'single',
  });
});

it('restores the last answers on step one, and then no longer offers them', () => {
  const state = after(...answered, wizardEntered(), lastAnswersRestored());

  expect(state.preferences).toEqual({ ...initialPreferences, ...answers });
});

it('restores nothing when there is nothing to restore', () => {
  expect(after(lastAnswersRestored(), startOverUndone()).preferences).toEqual(initialPreferences);
});

it('resets everything on Start Over and restores it on Undo', () => {
  const before = after(...answered, donated);
  const reset = after(...answered, donated, startedOver());

  expect({ ...reset.preferences, beforeReset: null }).toEqual({
    ...initialPreferences,
    lastAnswers: answers,
  });
  expect(after(...answered, donated, startedOver(), startOverUndone())).toEqual(before);
});

it('offers either Undo or the last answers, never both', () => {
  const reset = after(...answered, startedOver());
  const gone = after(...answered, startedOver(), wizardEntered());

  expect([canUndo(reset), selectLastAnswers(reset)]).toEqual([true, null]);
  expect([canUndo(gone), selectLastAnswers(gone)]).toEqual([false, answers]);
});

it('clears the last answers, too, on Start Over with nothing chosen, and restores them on Undo', () => {
  for (const first of [wizardEntered(), startedOver()]) {
    const before = after(...answered, first);
    const twice = after(...answered, first, startedOver());

    expect(twice.preferences.lastAnswers).toBeNull();
    expect(canUndo(twice)).toBe(true);
    const restored = before.preferences.beforeReset ? after(...answered) : before;
    expect(after(...answered, first, startedOver(), startOverUndone())).toEqual(restored);
  }
  expect(canUndo(after(startedOver()))).toBe(false);
});

it.each([issueToggled('crime'), impactChosen('track'), strategyChosen('single')])(
  'no longer undoes Start Over after $type',
  (answer) => {
    const state = after(...answered, startedOver(), answer);

    expect(canUndo(state)).toBe(false);
    expect(selectLastAnswers(state)).toEqual(answers);
  },
);

it('still undoes Start Over after a step was shown', () => {
  expect(canUndo(after(...answered, startedOver(), stepReached(0)))).toBe(true);
});

it('no longer undoes Start Over after the last answers were restored', () => {
  const state = after(...answered, startedOver(), lastAnswersRestored());

  expect(canUndo(state)).toBe(false);
  expect(selectAnswers(state)).toMatchObject(answers);
});

it('restores the earlier last answers when Start Over is undone', () => {
  const before = after(...answered, wizardEntered(), issueToggled('crime'));
  const undone = after(
    ...answered,
    wizardEntered(),
    issueToggled('crime'),
    startedOver(),
    startOverUndone(),
  );

  expect(undone).toEqual(before);
});

it('does not change the state on an unknown action', () => {
  const state = after(...answered);

  expect(preferencesReducer(state.preferences, { type: 'preferences/addedLater' })).toBe(
    state.preferences,
  );
});

function canUndo({ preferences }: RootState) {
  return preferences.beforeReset !== null;
}

function after(...actions: Action[]) {
  return { preferences: actions.reduce(preferencesReducer, initialPreferences) };
}
