import {
  type Candidate,
  formatFunds,
  leverageLabels,
  oneDecimal,
  type PollVerdict,
  pollVerdict,
} from '@donate-impact/shared/candidates';
import { fundingGapPercent } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { FundingDrawing, PollDrawing } from '../campaign/Drawings';
import { pollScale } from '../campaign/pollScale';

interface CardChartsProps {
  candidate: Candidate;
  /** Dollars at full width: the largest fund in the list, so that bars can be compared across cards. */
  scale: number;
}

/** The poll with the leverage, which are not scored, beside both funds: a few words and one drawing each. */
export function CardCharts({ candidate, scale }: CardChartsProps) {
  const { polling, funding, donationLeverage } = candidate;

  return (
    <Charts>
      <Strip aria-label="Funding">
        <Words>
          <span>{describeGap(funding)}</span>
          <span>
            <Us>{`${formatFunds(funding.us)} `}</Us>
            <VisuallyHidden>vs </VisuallyHidden>
            <Them>{formatFunds(funding.them)}</Them>
          </span>
        </Words>
        <FundingDrawing funding={funding} scale={scale} />
        <End>
          <VisuallyHidden>Bars end at </VisuallyHidden>
          {formatFunds(scale)}
        </End>
      </Strip>
      <Strip aria-label="Polling">
        <Words>
          <span>{`Poll: ${verdicts[pollVerdict(polling).kind]}`}</span>
          <span>
            <Us>{`${oneDecimal(polling.us)}% `}</Us>
            <VisuallyHidden>vs </VisuallyHidden>
            <Them>{`${oneDecimal(polling.them)}% `}</Them>
            {`(±${oneDecimal(polling.moe)})`}
          </span>
          <Leverage data-level={donationLeverage}>
            {leverageLabels[donationLeverage]} leverage
          </Leverage>
        </Words>
        <PollDrawing polling={polling} scale={pollScale(polling)} />
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
  grid-template-columns: minmax(0, 10fr) minmax(0, 11fr);
  gap: var(--space-1);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-half);
  }
`;

/* The words above the drawing; where there is room beside it, so that the drawings of all cards are in one column. */
const Strip = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 3px;
  justify-content: space-between;
  min-width: 0;

  @media (min-width: 48rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 11rem 4rem;
    align-items: center;
    gap: var(--space-half);
  }
`;

const Words = styled.figcaption`
  order: -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.4;
`;

/* The marks of the drawing stand before the values that they show. */
const Us = styled.span`
  color: var(--color-text);

  &::before {
    content: '● ' / '';
    color: var(--color-us);
  }
`;

const Them = styled(Us)`
  &::before {
    content: '◆ ' / '';
    color: var(--color-them);
  }
`;

/* The end of the scale: above the end of the bars, or after it. */
const End = styled.span`
  order: -1;
  margin-inline-start: auto;
  padding-inline: var(--space-half);
  border-inline-end: 1px solid var(--color-control);
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.3;

  @media (min-width: 48rem) {
    order: 0;
    margin: 0;
    border-inline: 1px solid var(--color-control);
    border-inline-end: 0;
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
