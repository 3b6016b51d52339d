import { competitivenessValues } from './calculateFactors';
import { createReceipt, type Receipt } from './explainScore';
import { getWeights } from './weights';

const { tossup, lean, safe } = competitivenessValues;

/**
 * The example of the "How scoring works" dialog, computed like every score: .35 + .175 + .105 + .15 = 0.78. Its notes
 * say how each value is found.
 */
export const workedExample: Receipt = /* @__PURE__ */ createReceipt(
  { competitiveness: 1, fundingGap: 0.5, time: 0.7, issueMatch: 1 },
  /* @__PURE__ */ getWeights(null),
  {
    competitiveness: `toss-up ${tossup}, lean ${lean}, safe ${safe}`,
    fundingGap: 'how far the candidate’s funds trail, as a share of the larger fund',
    time: '1 on election day, 0 a year or more before',
    issueMatch: 'the share of your issues that the candidate lists',
  },
);
