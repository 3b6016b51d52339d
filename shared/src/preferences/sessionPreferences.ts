import { array, type GenericSchema, nullable, object, picklist, string } from 'valibot';
import { answersSchema } from './answersSchema';
import type { PreferencesState } from './PreferencesState';
import type { RootState } from './preferencesSelectors';
import { type PreferencesStorage, readItem, writeItem } from './storedItems';

type SessionPreferences = Pick<PreferencesState, 'selectedCandidates' | 'lastAnswers'>;

const sessionKey = 'donate-impact-session';

const sessionEntries = {
  selectedCandidates: /* @__PURE__ */ object({
    ids: /* @__PURE__ */ array(/* @__PURE__ */ string()),
    clickedId: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
    origin: /* @__PURE__ */ picklist(['results', 'detail']),
  }),
  lastAnswers: /* @__PURE__ */ nullable(answersSchema),
};

const sessionSchema: GenericSchema<unknown, SessionPreferences> =
  /* @__PURE__ */ object(sessionEntries);

/** Reads the selection of an earlier load of this tab, and the answers that it cleared; null if there is neither. */
export function readSessionPreferences(
  session: PreferencesStorage | null,
): SessionPreferences | null {
  return readItem(session, sessionKey, sessionSchema);
}

/** Stores the selection and the last answers for the next load of this tab whenever they change. Never throws. */
export function persistForSession(
  store: { getState: () => RootState; subscribe: (listener: () => void) => () => void },
  session: PreferencesStorage | null,
): void {
  let written = store.getState().preferences;
  store.subscribe(() => {
    const { preferences } = store.getState();
    const { selectedCandidates, lastAnswers } = preferences;
    if (selectedCandidates === written.selectedCandidates && lastAnswers === written.lastAnswers)
      return;
    written = preferences;
    writeItem(session, sessionKey, JSON.stringify({ selectedCandidates, lastAnswers }));
  });
}
