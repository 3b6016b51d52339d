import { competitivenessLabels } from '@donate-impact/shared/candidates';
import { getWeights, impactChoices } from '@donate-impact/shared/scoring';
import { Table, TableHead } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { RuledSection } from '../about/RuledSection';
import { byPlaces, reaching } from './counts';

const outside = byPlaces.length - reaching.length;
const issueWeights = impactChoices.map((impact) => getWeights(impact).issueMatch * 100);
const ratings = ['tossup', 'lean', 'safe'] as const;

/** Who reaches the top three, and who never does. */
export function TopThree() {
  return (
    <RuledSection
      id="top-three"
      title={`${outside} of the ${byPlaces.length} candidates never reach the top three`}
    >
      <Ratings>
        <caption>Never in the top three, by rating</caption>
        <TableHead columns={['Rating of the race', 'Candidates']} />
        <tbody>
          {ratings.map((rating) => (
            <tr key={rating}>
              <th scope="row">{competitivenessLabels[rating]}</th>
              <td>{`${count(byPlaces, rating) - count(reaching, rating)} of ${count(byPlaces, rating)}`}</td>
            </tr>
          ))}
        </tbody>
      </Ratings>
      <p>
        Three of the four factors are facts of the race, which no answer changes. Only the fourth
        depends on the issues that you choose, and it is worth at most {Math.min(...issueWeights)}{' '}
        to {Math.max(...issueWeights)} of the 100 points.
      </p>
    </RuledSection>
  );
}

function count(candidates: typeof byPlaces, wanted: (typeof ratings)[number]) {
  return candidates.filter(({ rating }) => rating === wanted).length;
}

const Ratings = styled(Table)`
  max-width: 24rem;
  th, td { padding-block: var(--space-half); }
  td, thead th { padding-inline: 0; }
`;
