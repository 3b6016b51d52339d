/** What kind of impact a visitor wants; it chooses the row of weights. */
export type Impact = 'close' | 'track' | 'infra';

/** How a visitor gives: to one candidate, or to the top three. */
export type Strategy = 'single' | 'spread';

/** A step of the wizard: issues, impact, strategy. */
export type Step = 0 | 1 | 2;

/** What the wizard asks; null means not answered. */
export interface Answers {
  issues: string[];
  impact: Impact | null;
  strategy: Strategy | null;
}

/** Whether nothing at all has been answered. */
export function isUnanswered({ issues, impact, strategy }: Answers): boolean {
  return issues.length === 0 && impact === null && strategy === null;
}
