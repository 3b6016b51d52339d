import { donationAmount } from '@donate-impact/shared/scoring';
import { Columns } from './Columns';
import { RuledSection } from './RuledSection';

const goals = [
  {
    title: 'Maximize Impact',
    text: 'Direct each dollar to where it can still make a difference.',
  },
  {
    title: 'Democratize Access',
    text: `Give a donor of $${donationAmount} the analysis that large donors pay for.`,
  },
  {
    title: 'Increase Transparency',
    text: 'Show every factor, weight and tie. The donor judges.',
  },
];

export function Goals() {
  return (
    <RuledSection id="goals" title="Our Goals">
      <Columns items={goals} />
    </RuledSection>
  );
}
