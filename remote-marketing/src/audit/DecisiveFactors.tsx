import { factorLabels, factorNames } from '@donate-impact/shared/scoring';
import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import { byPlaces, leaders } from './counts';
import figures from './figures.json';

const { decided, issues } = figures;
const kinds = [
  ...factorNames.map((factor) => ({ name: factorLabels[factor], count: decided[factor] })),
  { name: 'More than one factor', count: decided.several },
  { name: 'None: first place is shared', count: decided.shared },
];
const rows = kinds.map(({ name, count }) => ({ name, counts: [count] }));
const [leader] = leaders;
const issuesOfOthers = byPlaces.filter((each) => each !== leader).map(({ choosable }) => choosable);

/** Which factor decides who is first. */
export function DecisiveFactors() {
  return (
    <RuledSection id="factors" title="Which factor decides">
      <p>
        The factor that decides is the one that puts the first candidate furthest ahead of the
        second.
      </p>
      <BarTable
        caption={`How many of the ${figures.answers} combinations each factor decides`}
        of="Factor"
        columns={['Combinations']}
        share="Share of all"
        rows={rows}
      />
      {leader && (
        <p>
          Only issue match depends on the issues you choose, so candidates who list more of them
          gain points in more combinations. {leader.name} lists {leader.choosable} of the {issues},
          the others {Math.min(...issuesOfOthers)} to {Math.max(...issuesOfOthers)}.
        </p>
      )}
    </RuledSection>
  );
}
