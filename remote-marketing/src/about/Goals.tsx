import { donationAmount } from '@donate-impact/shared/scoring';
import styled from 'styled-components';
import { RuledSection } from './RuledSection';

const goals = [
  {
    title: 'Maximize Impact',
    text: 'Direct each dollar to the races where it can still make a difference.',
  },
  {
    title: 'Democratize Access',
    text: `Give someone with $${donationAmount} the kind of analysis that large donors pay for.`,
  },
  {
    title: 'Increase Transparency',
    text: 'Show every factor, weight and tie, and leave the judgment to the donor.',
  },
];

export function Goals() {
  return (
    <RuledSection id="goals" title="Our Goals">
      <Row>
        {goals.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Row>
    </RuledSection>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-3);
  h3 {
    margin-block-end: var(--space-half);
  }
`;
