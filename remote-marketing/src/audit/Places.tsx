import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import { byPlaces, leaders } from './counts';

const rows = leaders.map(({ name, first }) => ({ name, count: first }));
const [leader] = leaders;

/** Whom the ranking puts first. */
export function Places() {
  return (
    <RuledSection id="places" title={`${leader?.name} comes first most often`}>
      <BarTable caption="Who comes first in how many combinations" of="Candidate" rows={rows} />
      <p>
        The other {byPlaces.length - leaders.length} candidates never come first. Candidates with
        equal scores share a place, so the shares add up to more than 100%.
      </p>
    </RuledSection>
  );
}
