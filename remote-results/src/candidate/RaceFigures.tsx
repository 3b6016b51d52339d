import {
  type Candidate,
  formatFunds,
  formatPoll,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import { fundingGapPercent } from '@donate-impact/shared/scoring';
import { Cluster, Stack } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FundingDrawing, PollDrawing, Them, Us } from '../campaign/Drawings';
import { largestFund, pollScale, smallestShown } from '../campaign/scales';

/** The poll in a sentence, and both shares with their margins of error on one scale. */
export function PollFigure({ polling, name }: Pick<Candidate, 'polling' | 'name'>) {
  const scale = pollScale(polling);

  return (
    <RaceFigure
      label="Polling"
      sentence={`${formatPoll(polling)}: ${pollVerdict(polling).text}`}
      axis={[`${scale.min}%`, '50%', `${scale.max}%`]}
      us={name}
      them="Opponent"
    >
      <PollDrawing polling={polling} scale={scale} />
    </RaceFigure>
  );
}

/** The funding gap in a sentence, and both funds as bars on one scale. */
export function FundingFigure({ funding, name }: Pick<Candidate, 'funding' | 'name'>) {
  return (
    <RaceFigure
      label="Funding"
      sentence={fundingSentence(funding, name)}
      axis={['$0', formatFunds(largestFund(funding))]}
      us={`${name} ${formatFunds(funding.us)}`}
      them={`Opponent ${formatFunds(funding.them)}`}
    >
      <FundingDrawing funding={funding} />
    </RaceFigure>
  );
}

interface RaceFigureProps {
  label: string;
  sentence: string;
  /** Both sides, with their values where the sentence has none. */
  us: string;
  them: string;
  /** The marks of the scale, from its start to its end at equal distances. */
  axis: readonly string[];
  children: ReactNode;
}

function RaceFigure({ label, sentence, us, them, axis, children }: RaceFigureProps) {
  return (
    <Figure aria-label={label}>
      <figcaption>{sentence}</figcaption>
      <Line>
        <Us>{us}</Us>
        <Them>{them}</Them>
      </Line>
      {children}
      <Axis aria-hidden="true">
        {axis.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </Axis>
    </Figure>
  );
}

/** Who has more, by how much, and the gap as a share of the larger fund: the number that the score uses. */
export function fundingSentence(funding: Candidate['funding'], name: string): string {
  const { us, them } = funding;
  if (us === them) return 'Both have the same amount: no funding gap';
  const difference = Math.abs(them - us);
  const isShown = difference >= smallestShown;
  const more = isShown ? formatFunds(difference) : `less than ${formatFunds(smallestShown)}`;
  if (us > them) return `${name} has ${more} more: no funding gap to close`;
  const percent = fundingGapPercent(funding);
  return `Opponent has ${more} more: a funding gap of ${percent === 0 ? 'less than 1' : percent}%`;
}

const Figure = styled(Stack).attrs({ as: 'figure' })`
  gap: var(--space-half);

  > svg {
    block-size: 2rem;
  }
`;

const Line = styled(Cluster)`
  gap: 0 var(--space-2);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

const Axis = styled(Line)`
  justify-content: space-between;
  color: var(--color-muted);
`;
