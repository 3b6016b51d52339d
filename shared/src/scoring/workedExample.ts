import { competitivenessValues } from './calculateFactors';
import { createReceipt, type Receipt } from './explainScore';
import { type FactorName, getWeights } from './weights';

const { tossup, lean, safe } = competitivenessValues;

/** What earns the points of a factor, of which there are `most`. */
export function describeFactor(factor: FactorName, most: number): string {
  const earn = (share: number) => Math.round(share * most);
  return {
    competitiveness: `toss-up ${earn(tossup)}, lean ${earn(lean)}, safe ${earn(safe)}`,
    fundingGap: 'how far the candidate’s funds trail, as a share of the larger fund',
    time: `${most} on election day, down to 0 a year before it`,
    issueMatch: 'the share of your issues that the candidate lists',
  }[factor];
}

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
