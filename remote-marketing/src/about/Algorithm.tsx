import styled from 'styled-components';
import { Considered } from './Considered';
import { Part } from './Part';

export function Algorithm() {
  return (
    <Part id="algorithm" title="What the algorithm considers">
      <p>Not everything on this list is in the prototype yet. The tags say what is.</p>
      <List>
        <Considered title="Race competitiveness and polling" uses={['scored', 'shown']}>
          A toss-up counts in full, a leaning race for 0.6, a safe one for 0.2. The rating is in the
          score; polls are shown beside it, with their margin of error, and not scored.
        </Considered>
        <Considered title="Funding gaps" uses={['scored']}>
          How far a candidate trails the opponent in funds, as a share of the larger sum. A
          candidate who is ahead gets nothing for it.
        </Considered>
        <Considered title="Time until election" uses={['scored']}>
          The sooner the election, the more it counts, over a year.
        </Considered>
        <Considered title="Issue alignment" uses={['scored']}>
          The share of your issues that the candidate lists as well.
        </Considered>
        <Considered title="Historical voting patterns" uses={['absent']}>
          The prototype has no such data.
        </Considered>
      </List>
      <p>Each candidate also has a donation leverage, from low to high. It is shown, not scored.</p>
    </Part>
  );
}

const List = styled.ul`
  border-block-end: 1px solid var(--color-border);
`;
