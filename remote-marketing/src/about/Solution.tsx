import styled from 'styled-components';
import { RuledSection } from './RuledSection';

const steps = [
  {
    title: 'Tell us your priorities',
    text: 'The issues that matter to you, the kind of impact you want, and whether to give to one candidate or to several.',
  },
  {
    title: 'We analyze the data',
    text: 'Your browser reads one file of candidates and scores each of them by four factors. Your answers are not sent anywhere.',
  },
  {
    title: 'Get your matches',
    text: 'A ranked list. Every score has a receipt that adds up, and you can see what would change the order.',
  },
];

export function Solution() {
  return (
    <RuledSection id="solution" title="Our Solution">
      <Steps>
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

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  counter-reset: step;
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    row-gap: var(--space-half);
  }
  li > * {
    grid-column: 2;
  }
  li::before {
    content: counter(step);
    grid-row: 1 / span 2;
    font-size: 2rem;
    font-weight: 700;
    line-height: 1;
    color: var(--color-accent);
    font-variant-numeric: tabular-nums;
  }
`;
