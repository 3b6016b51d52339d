import { createReceipt, type Receipt } from './explainScore';
import { getWeights } from './weights';

/** The example of the "How scoring works" dialog, computed like every score: .35 + .175 + .105 + .15 = 0.78. */
export const workedExample: Receipt = /* @__PURE__ */ createReceipt(
  { competitiveness: 1, fundingGap: 0.5, time: 0.7, issueMatch: 1 },
  /* @__PURE__ */ getWeights(null),
  {
    competitiveness: 'rated a toss-up',
    fundingGap: '50% less than the opponent',
    time: 'three tenths of a year to go',
    issueMatch: 'every selected issue',
  },
);
