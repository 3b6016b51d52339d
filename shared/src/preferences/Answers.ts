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

/** The number of questions that have an answer, 0 to 3. */
export function countAnswered({ issues, impact, strategy }: Answers): number {
  return [issues.length, impact, strategy].filter(Boolean).length;
}

/** True if no question has an answer. */
export function isUnanswered(answers: Answers): boolean {
  return countAnswered(answers) === 0;
}
