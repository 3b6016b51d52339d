import { array, type GenericSchema, nullable, object, picklist, safeParse, string } from 'valibot';
import { answersSchema } from './answersSchema';
import type { PreferencesState } from './PreferencesState';

const step = /* @__PURE__ */ picklist([0, 1, 2]);

const selectedCandidates = /* @__PURE__ */ object({
  ids: /* @__PURE__ */ array(/* @__PURE__ */ string()),
  clickedId: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
  origin: /* @__PURE__ */ picklist(['results', 'detail']),
});

const lastAnswers = /* @__PURE__ */ nullable(answersSchema);

const carriedSchema: GenericSchema<unknown, PreferencesState> = /* @__PURE__ */ object({
  ...answersSchema.entries,
  currentStep: step,
  selectedCandidates,
  lastAnswers,
  beforeReset: /* @__PURE__ */ nullable(
    /* @__PURE__ */ object({ answers: answersSchema, step, selectedCandidates, lastAnswers }),
  ),
});

/** All preferences as one page load left them for the next, which continues from there; null if they are invalid. */
export function parseCarriedPreferences(json: unknown): PreferencesState | null {
  const { success, output } = safeParse(carriedSchema, json);
  return success ? output : null;
}
