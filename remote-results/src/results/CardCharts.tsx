import {
  type Candidate,
  formatFunds,
  leverageLabels,
  oneDecimal,
  type PollVerdict,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import { fundingGapPercent } from '@donate-impact/shared/scoring';
import styled from 'styled-components';
import { FundingDrawing, Them, Us } from '../campaign/Drawings';

interface CardChartsProps {
  candidate: Candidate;
  /** Dollars at full width: the largest fund in the list, so that bars can be compared across cards. */
  scale: number;
}

/** Both funds as bars, and beside them what is not scored: the poll and the leverage. */
export function CardCharts({ candidate, scale }: CardChartsProps) {
  const { polling, funding, donationLeverage } = candidate;

  return (
    <Charts>
      <Strip as="figure" aria-label="Funding">
        <Words as="figcaption">
          <span>{describeGap(funding)}</span>
          <Us>{`${formatFunds(funding.us)} `}</Us>
          <Them>{`Opponent ${formatFunds(funding.them)}`}</Them>
        </Words>
        <Scaled>
          <span aria-hidden="true">$0</span>
          <FundingDrawing funding={funding} scale={scale} />
          <span aria-hidden="true">{formatFunds(scale)}</span>
        </Scaled>
      </Strip>
      <Strip role="group" aria-label="Polling">
        <Words>
          <span>{`Poll: ${verdicts[pollVerdict(polling).kind]} (±${oneDecimal(polling.moe)})`}</span>
          <Us>{`${oneDecimal(polling.us)}% `}</Us>
          <Them>{`Opponent ${oneDecimal(polling.them)}%`}</Them>
          <Leverage data-level={donationLeverage}>
            {leverageLabels[donationLeverage]} leverage
          </Leverage>
        </Words>
      </Strip>
    </Charts>
  );
}

/* Shorter than on the candidate's page: the shares stand beside them. */
const verdicts: Record<PollVerdict['kind'], string> = {
  'too-close': 'too close',
  'within-lead-margin': 'uncertain lead',
  ahead: 'ahead',
  behind: 'behind',
};

/** The funding gap in words: "Funding gap 56%", "No funding gap". */
export function describeGap(funding: Candidate['funding']): string {
  if (funding.us >= funding.them) return 'No funding gap';
  return `Funding gap ${fundingGapPercent(funding) || 'less than 1'}%`;
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-1);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The words above the bars, or before them: then the bars of all cards are in one column. */
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 0 var(--space-1);
  min-width: 0;
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.4;
`;

const Words = styled.div`
  flex: 1 0 100%;

  > * {
    display: block;
    width: fit-content;
  }

  @media (min-width: 48rem) {
    display: contents;
  }
`;

/* The ends of the scale are the same on every card, so the bars start and end at the same places. */
const Scaled = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-half);
  min-width: 0;

  > svg {
    min-width: 0;
  }

  @media (min-width: 48rem) {
    flex: none;
    width: 16rem;
    margin-inline-start: auto;
  }
`;

/* Shown and not scored, so no more than an outline; from the highest level to the lowest, from the accent to no edge. */
const Leverage = styled.span`
  padding-inline: var(--space-half);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius);
  color: var(--color-accent);
  line-height: 1.2;

  &[data-level='med-high'] {
    color: var(--color-text);
  }

  &[data-level='medium'] {
    border-color: var(--color-control);
    color: var(--color-text);
  }

  &[data-level='low'] {
    border-color: transparent;
    color: var(--color-muted);
  }
`;
