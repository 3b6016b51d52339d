import { RuledSection } from '../about/RuledSection';
import { byPlaces, reaching } from './counts';
import { NeverReached } from './NeverReached';

const outside = byPlaces.length - reaching.length;

/** Who reaches the top three, and who never does. */
export function TopThree() {
  return (
    <RuledSection
      id="top-three"
      title={`${outside} of the ${byPlaces.length} candidates never reach the top three`}
    >
      <p>{ratingsInWords()}</p>
      <NeverReached />
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
