import { paths } from '@donate-impact/shared/routes';
import { competitivenessValues } from '@donate-impact/shared/scoring';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Considered } from './Considered';
import { RuledSection } from './RuledSection';

const { tossup, lean, safe } = competitivenessValues;

export function Algorithm() {
  return (
    <RuledSection id="algorithm" title="What the algorithm considers">
      <p>Not everything on this list is in the prototype yet. The tags say what is.</p>
      <List>
        <Considered title="Race competitiveness and polling" uses={['scored', 'shown']}>
          A toss-up counts as {tossup}, a lean race as {lean}, a safe race as {safe}. The rating is
          part of the score; polls are shown beside it, with their margin of error, but are not
          scored.
        </Considered>
        <Considered title="Funding gaps" uses={['scored']}>
          How far a candidate trails the opponent in funds, as a share of the larger fund. A
          candidate who is ahead has no gap.
        </Considered>
        <Considered title="Time until election" uses={['scored']}>
          The sooner the election, the more it counts. An election a year or more away counts as 0.
        </Considered>
        <Considered title="Issue alignment" uses={['scored']}>
          The share of your issues that the candidate also lists.
        </Considered>
        <Considered title="Historical voting patterns" uses={['absent']}>
          The prototype has no such data.
        </Considered>
      </List>
      <p>
        Each candidate also has a donation leverage rating, from low to high. It is shown, not
        scored.
      </p>
      <p>
        Who comes first over all possible answers, and who never does, is in the{' '}
        <Link to={paths.audit.getHref()}>audit of the ranking</Link>.
      </p>
    </RuledSection>
  );
}

const List = styled.ul`
  border-block-end: 1px solid var(--color-border);
`;
