import {
  type FactorName,
  factorLabels,
  factorNames,
  getWeights,
  impactChoices,
  ordinal,
} from '@donate-impact/shared/scoring';
import { Disclosure } from '@donate-impact/shared/ui';
import { type AuditedCandidate, byPlaces } from './counts';
import { FiguresTable } from './FiguresTable';
import figures from './figures.json';

const issueWeights = impactChoices.map((impact) => getWeights(impact).issueMatch * 100);
const outside = byPlaces.filter(({ shortfall }) => shortfall !== null);

/** The candidates who are never in the top three: how near they come, and what they lack. */
export function NeverReached() {
  return (
    <Disclosure summary="What they lack">
      <p>
        Three of the four factors are facts of the race, which no answer changes. Only issue match
        depends on the issues that you choose, and it is worth at most {Math.min(...issueWeights)}{' '}
        to {Math.max(...issueWeights)} of the 100 points. A candidate matches only on the{' '}
        {figures.issues} issues that you can choose, not on others.
      </p>
      <p>
        The table says how many points they lack to third place: in the combination that brings them
        nearest, and on average over all, in total and by factor; where it is negative, they have
        more. {mostLacking()}
      </p>
      <FiguresTable
        caption="Points missing to third place"
        columns={['Best place', 'Nearest', 'On average', ...factorNames.map(getLabel)]}
        rows={outside.map(({ name, bestRank, shortfall }) => ({
          name,
          cells: [
            ordinal(bestRank),
            shortfall?.least ?? 0,
            ...[
              total(shortfall),
              ...factorNames.map((factor) => shortfall?.average[factor] ?? 0),
            ].map((points) => points.toFixed(1).replace('-', '−')),
          ],
        }))}
      />
    </Disclosure>
  );
}

// The soft hyphens let a narrow column break the word.
const getLabel = (factor: FactorName) =>
  factorLabels[factor].replace('Competitiveness', 'Compet\u00aditive\u00adness');

/** The points that a candidate lacks on average, of all factors. */
function total(shortfall: AuditedCandidate['shortfall']) {
  return factorNames.reduce((sum, factor) => sum + (shortfall?.average[factor] ?? 0), 0);
}

/** The factor in which each lacks the most, counted: "competitiveness for 8, …". */
function mostLacking() {
  const lacking = outside.map(({ shortfall }) =>
    [...factorNames]
      .sort((one, other) => (shortfall?.average[other] ?? 0) - (shortfall?.average[one] ?? 0))
      .at(0),
  );
  const counts = factorNames
    .map((factor) => ({ factor, count: lacking.filter((each) => each === factor).length }))
    .filter(({ count }) => count > 0)
    .map(({ factor, count }) => `${factorLabels[factor].toLowerCase()} for ${count}`);
  return `What they lack most is ${counts.join(', ')}.`;
}
