import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import { byPlaces, reaching } from './counts';
import figures from './figures.json';

const rows = reaching.map(({ name, first, second, third }) => ({
  name,
  counts: [first, second, third],
}));
const others = byPlaces.filter((each) => !reaching.includes(each)).map(({ name }) => name);

export function Places() {
  return (
    <RuledSection id="places" title="Who is first, second and third">
      <BarTable
        caption={`Answers of ${figures.answers} that put each candidate in the top three`}
        of="Candidate"
        columns={['1st', '2nd', '3rd']}
        rows={rows}
      />
      <p>
        Never in the top three are {others.length} candidates: {others.join(', ')}.
      </p>
      <p>
        Candidates with equal scores share a place, and the places after it stay empty. So more than
        one can be first.
      </p>
    </RuledSection>
  );
}
