import { scoreLabel } from '@donate-impact/shared/scoring';
import { Meter } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { sampleMatches } from './sampleRun';

/** The first `shown` of the sample matches, in rows that exist from the start. */
export function SampleMatches({ shown }: { shown: number }) {
  return (
    <div>
      <Caption>Impact scores</Caption>
      <List>
        {sampleMatches.map(({ name, percent }, index) => (
          <Row key={name}>
            <Reveal $shown={index < shown}>
              <Name>{name}</Name>
              <Score>{percent}%</Score>
              <span>{scoreLabel(percent / 100)}</span>
              <Meter percent={percent} />
            </Reveal>
          </Row>
        ))}
      </List>
    </div>
  );
}

const Caption = styled.p`
  font-weight: 600;
  margin-block-end: var(--space-half);
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
`;

const Row = styled.li`
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-page);
`;

const Reveal = styled.div<{ $shown: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: baseline;
  column-gap: var(--space-1);
  padding: var(--space-1) var(--space-2);
  line-height: 1.4;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  @media (max-width: 19.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > svg {
    grid-column: 1 / -1;
    margin-block-start: var(--space-half);
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

const Score = styled.strong`
  font-variant-numeric: tabular-nums;
`;
