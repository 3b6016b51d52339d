export {
  calculateFactors,
  type Factors,
  fundingGapPercent,
  matchedIssues,
} from './calculateFactors';
export { chooseRecipients, spreadSize } from './chooseRecipients';
export { explainScore, factorLabels, type Receipt, type ReceiptLine } from './explainScore';
export { donationAmount, getShare, type Share } from './getShare';
export { groupDigits } from './groupDigits';
export { ordinal } from './ordinal';
export { type RankedCandidate, rankCandidates, rankInWords, rankLabel } from './rankCandidates';
export { type RankUnderImpact, rankStability } from './rankStability';
export { type ScoringPreferences, scoreCandidate, scorePercent } from './scoreCandidate';
export { scoreLabel } from './scoreLabel';
export {
  apportion,
  getReceiptParts,
  getScoreParts,
  getWeightParts,
  nameParts,
  type ScorePart,
  type WeightPart,
} from './scoreParts';
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
export { type Improvement, whatWouldChange } from './whatWouldChange';
export { describeFactor, workedExample } from './workedExample';
