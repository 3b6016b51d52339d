import { factorLabels, factorNames } from '@donate-impact/shared/scoring';
import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import figures from './figures.json';

const { decided } = figures;
const factors = factorNames
  .map((factor) => ({ name: factorLabels[factor], count: decided[factor] }))
  .sort((one, other) => other.count - one.count);
const [most] = factors;
const rows = [
  ...factors,
  { name: 'More than one factor', count: decided.several },
  { name: 'None: first place is shared', count: decided.shared },
];

/** Which factor decides who is first. */
export function DecisiveFactors() {
  return (
    <RuledSection id="factors" title={`What decides most often: ${most?.name.toLowerCase()}`}>
      <p>
        The factor that decides is the one that puts the first candidate furthest ahead of the
        second.
      </p>
      <BarTable caption="Which factor decides in how many combinations" of="Factor" rows={rows} />
      <p>
        Choosing a kind of impact changes the weights; choosing issues changes only the points for
        issues. The shares are rounded, so they may not add up to 100%.
      </p>
    </RuledSection>
  );
}
