export { explainScore, factorLabels, type Receipt, type ReceiptLine } from './explainScore';
export { competitivenessValues, type Factors, factorsOf, fundingGapPercent } from './factorsOf';
export { groupDigits } from './groupDigits';
export { ordinal } from './ordinal';
export { type RankedCandidate, rankCandidates, rankInWords, rankLabel } from './rankCandidates';
export {
  type RankUnderImpact,
  rankStability,
  stabilitySentence,
} from './rankStability';
export { type ScoringPreferences, scoreCandidate, scorePercent } from './scoreCandidate';
export { type ScoreLabel, scoreLabel } from './scoreLabel';
export { type DonationSelection, selectForDonation, spreadSize } from './selectForDonation';
export { donationAmount, type Share, shareOf } from './shareOf';
export {
  type FactorName,
  factorNames,
  impactChoices,
  impactRowLabel,
  type WeightRow,
  type Weights,
  weightRows,
  weightsFor,
} from './weights';
export {
  type Change,
  changeSentence,
  gapSentence,
  type WhatWouldChange,
  whatWouldChange,
} from './whatWouldChange';
export { workedExample } from './workedExample';
