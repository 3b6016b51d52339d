import { paths } from '@donate-impact/shared/routes';
import { getWeightParts, getWeights, nameParts } from '@donate-impact/shared/scoring';
import { Muted, Stack, StripNames, WeightStrip } from '@donate-impact/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RuledSection } from './RuledSection';

/** What the data has or could have, each with what it does to the score. */
const groups: Record<string, Record<string, string>> = {
  Scored: {
    'Race competitiveness and polling':
      'A toss-up scores highest, a safe race lowest. Polls are shown, not scored.',
    'Funding gaps': 'The further a candidate trails in funds, the higher the score.',
    'Time until election':
      'The sooner the election, the higher the score. A year or more away adds nothing.',
    'Issue alignment':
      'The more of your issues a candidate lists, the higher the score, whichever side the candidate takes.',
  },
  'Shown, not scored': {
    'Donation leverage':
      'How far a dollar goes in the race, low to high, as the invented data gives it.',
  },
  'Not in the data': {
    'Historical voting patterns': 'The prototype has none.',
  },
};

export function Algorithm() {
  return (
    <RuledSection id="algorithm" title="What the algorithm considers">
      <Groups>
        {Object.entries(groups).map(([title, items]) => (
          <Stack key={title}>
            <GroupTitle>{title}</GroupTitle>
            {title === 'Scored' && <Weights />}
            <Columns as="dl">
              {Object.entries(items).map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Columns>
          </Stack>
        ))}
      </Groups>
      <p>
        The <Link to={paths.audit.getHref()}>audit of the ranking</Link> shows who comes first over
        all possible answers, and who never does.
      </p>
    </RuledSection>
  );
}

const parts = getWeightParts(getWeights(null));

/** The weights while no impact is chosen, as the boxes of a score. */
function Weights() {
  return (
    <Stack $gap={0.5}>
      <WeightStrip parts={parts} label={nameParts(parts)} />
      <StripNames parts={parts} aria-hidden="true" />
      <Muted>
        Each box of a score is as wide as the points it can earn, of 100. These are the points until
        you choose a kind of impact.
      </Muted>
    </Stack>
  );
}

const GroupTitle = styled.h3`
  padding-block-start: var(--space-1);
  border-block-start: var(--hairline);
`;

/* Two side by side where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-2) var(--space-4);
  dt { font-weight: 600; }
`;

/* What is scored takes all the width. */
const Groups = styled(Columns)`
  row-gap: var(--space-3);
  > :first-child {
    grid-column: 1 / -1;
  }
`;
