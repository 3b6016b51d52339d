import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import { byPlaces, leaders } from './counts';
import figures from './figures.json';

const rows = leaders.map(({ name, first }) => ({ name, count: first }));
const [leader] = leaders;
const tossups = byPlaces.filter(({ rating }) => rating === 'tossup');
const mostOfOthers = Math.max(
  ...tossups.filter((each) => each !== leader).map(({ choosable }) => choosable),
);

/** Whom the ranking puts first. */
export function Places() {
  return (
    <RuledSection id="places" title={`${leader?.name} comes first most often`}>
      <BarTable caption="Who comes first in how many combinations" of="Candidate" rows={rows} />
      {leader?.rating === 'tossup' && leader.choosable > mostOfOthers && (
        <p>
          {leader.name} lists {leader.choosable} of the {figures.issues} issues that you can choose,
          more than any of the other {tossups.length - 1} candidates in toss-ups.
        </p>
      )}
      <p>
        The other {byPlaces.length - leaders.length} candidates never come first. Candidates with
        equal scores share a place, so the shares add up to more than 100%.
      </p>
    </RuledSection>
  );
}
