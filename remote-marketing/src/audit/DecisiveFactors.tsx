import { factorLabels, factorNames } from '@donate-impact/shared/scoring';
import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import { byPlaces, leaders } from './counts';
import figures from './figures.json';

const { decided, issues } = figures;
const kinds = [
  ...factorNames.map((factor) => ({ name: factorLabels[factor], count: decided[factor] })),
  { name: 'More than one', count: decided.several },
  { name: 'First place is shared', count: decided.shared },
];
const rows = kinds.map(({ name, count }) => ({ name, counts: [count] }));
const [leader] = leaders;
const issuesOfOthers = byPlaces.filter((each) => each !== leader).map(({ choosable }) => choosable);

/** Which factor decides who is first. */
export function DecisiveFactors() {
  return (
    <RuledSection id="factors" title="Which factor decides">
      <p>
        The factor that decides is the one in which the first gains the most points on the second.
      </p>
      <BarTable
        caption="Answers under which each factor decides who is first"
        of="Factor"
        columns={['Answers']}
        share="Share"
        rows={rows}
      />
      {leader && (
        <p>
          Only issue match changes with the issues that you choose, so the more of them a candidate
          lists, the more answers match. {leader.name}, who is first most often, lists{' '}
          {leader.choosable} of the {issues}; the others list {Math.min(...issuesOfOthers)} to{' '}
          {Math.max(...issuesOfOthers)}.
        </p>
      )}
    </RuledSection>
  );
}
