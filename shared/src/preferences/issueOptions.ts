import { issueLabel } from '../candidates/issueLabel';

/** One choice of the wizard. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  hint?: string;
}

const ids = ['climate', 'healthcare', 'immigration', 'economy', 'crime', 'education'];

/** The issues of step 1. */
export const issueOptions: readonly Option[] = /* @__PURE__ */ ids.map((id) => ({
  id,
  label: issueLabel(id),
}));
