import { getShare, scoreLabel } from '@donate-impact/shared/scoring';
import { BallotMark, Muted, media, ScoreStrip, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { sampleMatches } from './sampleRun';

/** The sample matches; the first `shown` of them with their scores and shares. */
export function SampleMatches({ shown }: { shown: number }) {
  const { each } = getShare(sampleMatches.length);
  return (
    <div>
      <VisuallyHidden>Impact scores</VisuallyHidden>
      <List>
        {sampleMatches.map(({ name, percent, parts }, index) => (
          <Row key={name} $shown={index < shown}>
            <BallotMark>{index < shown ? `$${each}` : '\u00a0'}</BallotMark>
            <p>{name}</p>
            <span>
              <strong>{percent}%</strong> {scoreLabel(percent / 100)}
            </span>
            <ScoreStrip
              parts={index < shown ? parts : parts.map((part) => ({ ...part, points: 0 }))}
            />
          </Row>
        ))}
      </List>
      <Names aria-hidden="true">
        {sampleMatches[0].parts.map(({ label }) => label).join(', ')}
      </Names>
    </div>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-half);

  @media ${media.wide} {
    gap: var(--space-3);
    padding-block: var(--space-2) var(--space-1);
  }
`;

const Row = styled.li<{ $shown: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-1);
  line-height: var(--line-snug);

  > span:last-of-type {
    visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  }

  ${BallotMark} {
    width: 3.5em;
    ${({ $shown }) => !$shown && 'background: none;'}
  }

  > p {
    flex: 1;
    font-weight: 700;
  }

  strong {
    font-size: var(--text-lead);
    line-height: var(--line-tight);
  }

  > svg {
    flex-basis: 100%;
    margin-block-start: var(--space-1);
  }
`;

const Names = styled(Muted)`
  padding-block-start: var(--space-half);
`;
