import styled from 'styled-components';
import { Columns } from './Columns';
import { RuledSection } from './RuledSection';

const steps = [
  {
    title: 'Tell us your priorities',
    text: 'Choose your issues, the kind of impact you want, and one donation or several.',
  },
  {
    title: 'We analyze the data',
    text: 'Your browser scores every candidate by four factors. Your answers stay there.',
  },
  {
    title: 'Get your matches',
    text: 'See the candidates ranked, with the arithmetic behind every score.',
  },
];

export function Solution() {
  return (
    <RuledSection id="solution" title="Our Solution">
      <Steps list="ol" items={steps} />
    </RuledSection>
  );
}

const Steps = styled(Columns)`
  counter-reset: step;
  h3::before {
    counter-increment: step;
    content: counter(step) '. ';
    color: var(--color-accent);
  }
`;
