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
      <BarTable
        caption={`Answers of ${figures.answers} that put each candidate in the top three`}
        of="Candidate"
        columns={['1st', '2nd', '3rd']}
        share="In top three"
        rows={rows}
      />
      <p>{ratingsInWords()}</p>
      <p>
        Candidates with equal scores share a place, and the places after it stay empty. So more than
        one can be first.
      </p>
    </RuledSection>
  );
}

function ratingsInWords() {
  const counts = (['tossup', 'lean', 'safe'] as const).map((wanted) => {
    const rated = byPlaces.filter(({ rating }) => rating === wanted);
    return `${rated.filter((each) => reaching.includes(each)).length} of the ${rated.length}`;
  });
  const [tossups, leans, safes] = counts;
  return `Of the candidates in toss-ups, ${tossups} reach the top three at least once; in lean races, ${leans}; in safe ones, ${safes}.`;
}
