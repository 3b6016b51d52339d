import { array, type GenericSchema, nullable, object, picklist, string } from 'valibot';
import { answersSchema } from './answersSchema';
import type { PreferencesState } from './PreferencesState';
import { type PersistedStore, type PreferencesStorage, persistItem, readItem } from './storedItems';

type SessionPreferences = Pick<PreferencesState, 'selectedCandidates' | 'lastAnswers'>;

const sessionKey = 'donate-impact-session';

const sessionSchema: GenericSchema<unknown, SessionPreferences> = /* @__PURE__ */ object({
  selectedCandidates: /* @__PURE__ */ object({
    ids: /* @__PURE__ */ array(/* @__PURE__ */ string()),
    clickedId: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
    origin: /* @__PURE__ */ picklist(['results', 'detail']),
  }),
  lastAnswers: /* @__PURE__ */ nullable(answersSchema),
});

/** Reads the selection of an earlier load of this tab, and the answers that it cleared; null if there is neither. */
export function readSessionPreferences(
  session: PreferencesStorage | null,
): SessionPreferences | null {
  return readItem(session, sessionKey, sessionSchema);
}

/** Stores the selection and the last answers for the next load of this tab whenever they change. Never throws. */
export function persistForSession(store: PersistedStore, session: PreferencesStorage | null): void {
  persistItem(store, session, {
    key: sessionKey,
    parts: ['selectedCandidates', 'lastAnswers'],
    serialize: ({ selectedCandidates, lastAnswers }) =>
      JSON.stringify({ selectedCandidates, lastAnswers }),
  });
}
