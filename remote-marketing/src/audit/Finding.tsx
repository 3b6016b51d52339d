import { groupDigits } from '@donate-impact/shared/scoring';
import { Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { byPlaces, formatCount, leaders, reaching } from './counts';
import figures from './figures.json';

const { answers, candidates, order } = figures;
const firsts = leaders.length;
const [leader] = leaders;
const compared = (order.reordered + order.renamed) * answers * candidates.length;

/** Each paragraph is one text: another one that begins in a line may move as it arrives. */
export function Finding() {
  return (
    <Stack>
      <Lead>
        Over all {answers} possible answers, <strong>{firsts}</strong> of the {candidates.length}{' '}
        candidates come first, <strong>{reaching.length - firsts}</strong> more reach the top three,
        and <strong>{candidates.length - reaching.length}</strong> never do.
      </Lead>
      <Columns>
        {leader && (
          <p>
            {`${leader.name} comes first most often, under ${formatCount(leader.first)}. ${ratingsInWords()} What decides is the race, and how many of your issues a candidate lists.`}
          </p>
        )}
        <p>
          {`Exchanging the names, or putting the data file in another order, changed ${order.changedRanks} of ${groupDigits(compared)} ranks. The order of the file decides one thing: under ${formatCount(order.changedRecipients)}, candidates tie across third place, and those who come earlier in the file share a spread donation.`}
        </p>
      </Columns>
    </Stack>
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

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-6);
  @media (min-width: 60rem) { grid-template-columns: 1fr 1fr; }
`;
