import { donationAmount } from '@donate-impact/shared/scoring';
import { Columns, RuledSection } from './RuledSection';

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
      <Columns as="ul" $count={3}>
        {goals.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Columns>
    </RuledSection>
  );
}
