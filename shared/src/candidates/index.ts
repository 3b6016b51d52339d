export type {
  Candidate,
  CandidateId,
  Competitiveness,
  Funding,
  Leverage,
  Polling,
} from './Candidate';
export { CandidatesError } from './CandidatesError';
export { campaignSite } from './campaignSite';
export { candidatesQuery } from './candidatesQuery';
export { candidatesUrl } from './candidatesUrl';
export { countDays, daysLabel, shortDaysLabel } from './daysLabel';
export { formatFunds } from './formatFunds';
export { formatPoll, oneDecimal } from './formatPoll';
export { issueLabel } from './issueLabel';
export { type ParsedCandidates, parseCandidates } from './parseCandidates';
export { pollVerdict } from './pollVerdict';
export { competitivenessLabels, leverageLabels } from './ratingLabels';
