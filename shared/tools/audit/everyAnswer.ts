import { issueOptions } from '@donate-impact/shared/preferences';
import { impactChoices, type ScoringPreferences } from '@donate-impact/shared/scoring';

const ids = issueOptions.map(({ id }) => id);
const sets = Array.from({ length: 2 ** ids.length }, (_, chosen) =>
  ids.filter((_id, place) => (chosen >> place) % 2 === 1),
);

/** Every combination of issues, none among them, with every impact, unset among them: 64 times 4. */
export const everyAnswer: readonly ScoringPreferences[] = impactChoices.flatMap((impact) =>
  sets.map((issues) => ({ issues, impact })),
);

/** True for answers with which a visitor can leave the wizard: at least one issue, and an impact. */
export function isFromWizard({ issues, impact }: ScoringPreferences): boolean {
  return issues.length > 0 && impact !== null;
}
