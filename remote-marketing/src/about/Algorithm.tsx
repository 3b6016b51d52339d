import { paths } from '@donate-impact/shared/routes';
import { competitivenessValues } from '@donate-impact/shared/scoring';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RuledSection } from './RuledSection';

const { tossup, lean, safe } = competitivenessValues;

const scored = [
  {
    name: 'Race competitiveness and polling',
    text: `A toss-up counts as ${tossup}, a lean race as ${lean}, a safe race as ${safe}. Polls are shown beside the rating and are not scored.`,
  },
  {
    name: 'Funding gaps',
    text: 'How far a candidate trails the opponent in funds, as a share of the larger fund. A candidate who is ahead has no gap.',
  },
  {
    name: 'Time until election',
    text: 'The sooner the election, the more it counts. An election a year or more away counts as 0. The data file has days and no date, so they do not count down.',
  },
  {
    name: 'Issue alignment',
    text: 'The share of your issues that the candidate also lists. The data does not say which side a candidate takes.',
  },
];

const shown = [
  { name: 'Donation leverage', text: 'A rating of each candidate, from low to high.' },
];

const absent = [{ name: 'Historical voting patterns', text: 'The prototype has no such data.' }];

export function Algorithm() {
  return (
    <RuledSection id="algorithm" title="What the algorithm considers">
      <div>
        <Considered title="Scored" items={scored} />
        <Considered title="Shown, not scored" items={shown} />
        <Considered title="Not there" items={absent} />
      </div>
      <p>
        Who comes first over all possible answers, and who never does, is in the{' '}
        <Link to={paths.audit.getHref()}>audit of the ranking</Link>.
      </p>
    </RuledSection>
  );
}

interface ConsideredProps {
  title: string;
  items: readonly { name: string; text: ReactNode }[];
}

/** A group of what the algorithm considers. */
function Considered({ title, items }: ConsideredProps) {
  return (
    <Group>
      <h3>{title}</h3>
      <ul>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-2);
  & + & { border-block-start: 1px solid var(--color-border); }
  &:first-child { padding-block-start: 0; }
  @media (min-width: 44rem) { grid-template-columns: 11rem minmax(0, 1fr); }
  ul {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }
`;
