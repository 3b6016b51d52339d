import { media, Stack, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { FundingFigure, MatchFigure, SumFigure } from './featureFigures';

const features = [
  {
    title: 'Smart Matching',
    text: 'Pick the issues that matter to you, and see how many of them each candidate lists.',
    Figure: MatchFigure,
  },
  {
    title: 'Impact Tracking',
    text: 'See how close each race is, who is short of funds and how soon the vote is.',
    Figure: FundingFigure,
  },
  {
    title: 'Transparent Scoring',
    text: 'Every score is a sum of four factors, and its receipt shows how.',
    Figure: SumFigure,
  },
];

export function Features() {
  return (
    <section aria-labelledby="features-title">
      <VisuallyHidden as="h2" id="features-title">
        What it does
      </VisuallyHidden>
      <Row>
        {features.map(({ title, text, Figure }) => (
          <Card key={title}>
            <Figure />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Row>
    </section>
  );
}

const Row = styled(Stack)`
  gap: var(--space-4);
  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Card = styled(Stack).attrs({ as: 'article' })`
  gap: var(--space-1);
  border-block-start: var(--rule);
  padding-block-start: var(--space-2);
  h3 {
    font-size: var(--text-lead);
  }
  @media ${media.medium} and ${media.belowWide} {
    grid-template-columns: 21.25rem minmax(0, 1fr);
    column-gap: var(--space-4);
    > :first-child {
      grid-row: span 2;
    }
  }
  & > :first-child {
    margin-block-end: var(--space-1);
  }
`;
