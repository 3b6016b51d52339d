export {
  calculateFactors,
  type Factors,
  fundingGapPercent,
} from './calculateFactors';
export { explainScore, factorLabels, type Receipt, type ReceiptLine } from './explainScore';
export { donationAmount, getShare, type Share } from './getShare';
export { groupDigits } from './groupDigits';
export { ordinal } from './ordinal';
export { type RankedCandidate, rankCandidates, rankInWords, rankLabel } from './rankCandidates';
export {
  type RankUnderImpact,
  rankStability,
} from './rankStability';
export { type ScoringPreferences, scoreCandidate, scorePercent } from './scoreCandidate';
export { type ScoreLabel, scoreLabel } from './scoreLabel';
export { type DonationSelection, selectForDonation, spreadSize } from './selectForDonation';
export {
  type FactorName,
  factorNames,
  getWeights,
  impactChoices,
  impactRowLabel,
  type WeightRow,
  type Weights,
  weightRows,
} from './weights';
export {
  type Change,
  type WhatWouldChange,
  whatWouldChange,
} from './whatWouldChange';
export { describeFactor, workedExample } from './workedExample';
