import type { CandidateId, Competitiveness } from '@donate-impact/shared/candidates';
import type { FactorName } from '@donate-impact/shared/scoring';

/** The figures on the page `/audit`: counts of answers, unless it says otherwise. */
export interface Figures {
  /** The hash of the data file. */
  file: string;
  /** The number of issues that a visitor can choose. */
  issues: number;
  answers: number;
  /** The answers that the wizard allows, and the candidates who are first, or in the top three, under any of them. */
  wizard: { answers: number; first: number; topThree: number };
  /** The factor in which the first gains most on the second; see `decidedBy`. */
  decided: Record<Decision, number>;
  order: OrderFigures;
  candidates: CandidateFigures[];
}

/** The reason why someone is first: one factor, more than one, or nothing, because first place is shared. */
export type Decision = FactorName | 'several' | 'shared';

/** Everything that changes with the order of the file and with the names in it. */
export interface OrderFigures {
  /** The variants of the data file that were ranked under every answer. */
  reordered: number;
  renamed: number;
  /** Scores and ranks that differ in any of them. */
  changedRanks: number;
  /** Answers under which some order gives a spread donation to others. */
  changedRecipients: number;
}

export interface CandidateFigures {
  id: CandidateId;
  name: string;
  /** The race, as far as it is scored: the rating, the gap in percent, and days. */
  rating: Competitiveness;
  gap: number;
  days: number;
  /** The numbers of issues that the candidate lists, and of those among them that a visitor can choose. */
  issues: number;
  choosable: number;
  first: number;
  second: number;
  third: number;
  /** When the file is in its own order. */
  receives: number;
  bestRank: number;
  worstRank: number;
  /** Percent. */
  bestScore: number;
  worstScore: number;
  /** For a candidate who is never in the top three. */
  shortfall: Shortfall | null;
}

/** A candidate's distance from third place, in points of a hundred. */
export interface Shortfall {
  least: number;
  /** By factor, on average over all answers; negative where the candidate has more. */
  average: Record<FactorName, number>;
}
