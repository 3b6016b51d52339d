/** A candidate's id, any text: to be encoded in URLs and in the ids of elements. */
export type CandidateId = string;

/** The openness of a race, from the most to the least open. */
export type Competitiveness = 'tossup' | 'lean' | 'safe';

/** The effect of a donation in the race; shown, never scored. */
export type Leverage = 'high' | 'med-high' | 'medium' | 'low';

/** Dollars raised by the candidate (`us`) and by the opponent (`them`), both 0 or more. */
export interface Funding {
  us: number;
  them: number;
}

/** Percent of respondents, 0 to 100, with the margin of error of each share. */
export interface Polling {
  us: number;
  them: number;
  moe: number;
}

/**
 * One record of the data file after it has passed the schema. `timeToElectionDays` may be a fraction, and is
 * negative when the election has passed; `site` is any text, to be opened only through `campaignSite`.
 */
export interface Candidate {
  id: CandidateId;
  name: string;
  district: string;
  competitiveness: Competitiveness;
  funding: Funding;
  polling: Polling;
  issues: string[];
  donationLeverage: Leverage;
  timeToElectionDays: number;
  profile: string;
  site: string;
}
