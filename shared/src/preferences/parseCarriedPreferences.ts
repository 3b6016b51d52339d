import { type GenericSchema, nullable, object, picklist, safeParse } from 'valibot';
import { answersSchema } from './answersSchema';
import type { PreferencesState } from './PreferencesState';
import { sessionEntries } from './sessionPreferences';

const step = /* @__PURE__ */ picklist([0, 1, 2]);

const carriedSchema: GenericSchema<unknown, PreferencesState> = /* @__PURE__ */ object({
  ...answersSchema.entries,
  ...sessionEntries,
  currentStep: step,
  beforeReset: /* @__PURE__ */ nullable(
    /* @__PURE__ */ object({ answers: answersSchema, step, ...sessionEntries }),
  ),
});

/** All preferences as one page load left them for the next, which continues from there; null if they are invalid. */
export function parseCarriedPreferences(json: unknown): PreferencesState | null {
  const { success, output } = safeParse(carriedSchema, json);
  return success ? output : null;
}
