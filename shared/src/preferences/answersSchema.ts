import { array, fallback, nullable, object, picklist, pipe, transform, unknown } from 'valibot';
import { impactOptions } from './impactOptions';
import { issueOptions } from './issueOptions';
import { strategyOptions } from './strategyOptions';

/**
 * Answers from an untrusted source: an issue, impact or strategy that the wizard does not know counts as not
 * answered.
 */
export const answersSchema = /* @__PURE__ */ object({
  issues: /* @__PURE__ */ fallback(
    /* @__PURE__ */ pipe(
      /* @__PURE__ */ array(/* @__PURE__ */ unknown()),
      /* @__PURE__ */ transform(knownIssues),
    ),
    [],
  ),
  impact: /* @__PURE__ */ fallback(
    /* @__PURE__ */ nullable(/* @__PURE__ */ picklist(impactOptions.map(({ id }) => id))),
    null,
  ),
  strategy: /* @__PURE__ */ fallback(
    /* @__PURE__ */ nullable(/* @__PURE__ */ picklist(strategyOptions.map(({ id }) => id))),
    null,
  ),
});

function knownIssues(values: unknown[]): string[] {
  const chosen = new Set(values);
  return issueOptions.map(({ id }) => id).filter((id) => chosen.has(id));
}
