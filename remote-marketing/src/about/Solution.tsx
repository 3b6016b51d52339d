import styled from 'styled-components';
import { Columns, RuledSection } from './RuledSection';

const steps = [
  {
    title: 'Tell us your priorities',
    text: 'The issues that matter to you, the kind of impact you want, and whether to give to one candidate or to several.',
  },
  {
    title: 'We analyze the data',
    text: 'Your browser reads one file of candidates and scores each of them by four factors.',
  },
  {
    title: 'Get your matches',
    text: 'A ranked list. Every score has a receipt that adds up, and you can see what would change the order.',
  },
];

export function Solution() {
  return (
    <RuledSection id="solution" title="Our Solution">
      <Steps as="ol" $count={3}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </RuledSection>
  );
}

const Steps = styled(Columns)`
  counter-reset: step;
  li::before {
    counter-increment: step;
    content: counter(step);
    font-size: var(--text-h2);
    font-weight: 600;
    color: var(--color-accent);
  }
`;
