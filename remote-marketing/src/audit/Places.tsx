import { RuledSection } from '../about/RuledSection';
import { BarTable } from './BarTable';
import { byPlaces, reaching } from './counts';
import figures from './figures.json';

const rows = reaching.map(({ name, first, second, third }) => ({
  name,
  counts: [first, second, third],
}));

export function Places() {
  return (
    <RuledSection id="places" title="Who comes first">
      <p>
        In each combination, the candidate with the highest score comes first. Candidates with equal
        scores share a place: after two in first place, the next is third.
      </p>
      <BarTable
        caption={`How many of the ${figures.answers} combinations put a candidate in each place`}
        of="Candidate"
        columns={['1st', '2nd', '3rd']}
        share="In top three"
        rows={rows}
      />
      <p>{ratingsInWords()}</p>
    </RuledSection>
  );
}

function ratingsInWords() {
  const counts = (['tossup', 'lean', 'safe'] as const).map((wanted) => {
    const rated = byPlaces.filter(({ rating }) => rating === wanted);
    return `${rated.filter((each) => reaching.includes(each)).length} of the ${rated.length}`;
  });
  const [tossups, leans, safes] = counts;
  return `At least once, ${tossups} candidates in toss-ups reach the top three, ${leans} in lean races, and ${safes} in safe races.`;
}
