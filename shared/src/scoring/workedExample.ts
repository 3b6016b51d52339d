import { competitivenessValues } from './calculateFactors';
import { createReceipt, type Receipt } from './explainScore';
import { type FactorName, getWeights } from './weights';

const { tossup, lean, safe } = competitivenessValues;

/** How much of its points each factor earns. */
export const factorNotes: Readonly<Record<FactorName, string>> = {
  competitiveness: `toss-up ${tossup * 100}%, lean ${lean * 100}%, safe ${safe * 100}%`,
  fundingGap: 'how far the candidate’s funds trail, as a share of the larger fund',
  time: 'all on election day, none a year or more before',
  issueMatch: 'the share of your issues that the candidate lists',
};

/** The example of the "How scoring works" dialog, computed like every score: .35 + .175 + .105 + .15 = 0.78. */
export const workedExample: Receipt = /* @__PURE__ */ createReceipt(
  { competitiveness: 1, fundingGap: 0.5, time: 0.7, issueMatch: 1 },
  /* @__PURE__ */ getWeights(null),
  {
    competitiveness: 'rated a toss-up',
    fundingGap: '50% less than the opponent',
    time: 'about 110 days of 365',
    issueMatch: 'every chosen issue',
  },
);
