/** The kind of impact that a visitor wants; it chooses the row of weights. */
export type Impact = 'close' | 'track' | 'infra';

/** The way a visitor gives: to one candidate, or to the top three. */
export type Strategy = 'single' | 'spread';

/** A step of the wizard: issues, impact, strategy. */
export type Step = 0 | 1 | 2;

/** The answers to the wizard's questions; null means not answered. */
export interface Answers {
  issues: string[];
  impact: Impact | null;
  strategy: Strategy | null;
}

/** True if no question has an answer. */
export function isUnanswered({ issues, impact, strategy }: Answers): boolean {
  return issues.length === 0 && impact === null && strategy === null;
}
