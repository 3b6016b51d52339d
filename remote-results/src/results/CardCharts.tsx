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
import { FundingDrawing } from '../campaign/Drawings';

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
          <End>
            <VisuallyHidden>Bars end at </VisuallyHidden>
            {formatFunds(scale)}
          </End>
          <span>
            <Us>{`${formatFunds(funding.us)} `}</Us>
            <VisuallyHidden>vs </VisuallyHidden>
            <Them>{formatFunds(funding.them)}</Them>
          </span>
        </Words>
        <FundingDrawing funding={funding} scale={scale} />
      </Strip>
      <Strip role="group" aria-label="Polling">
        <Words>
          <span>{`Poll: ${verdicts[pollVerdict(polling).kind]}`}</span>
          <Shares>
            {`${oneDecimal(polling.us)}% vs ${oneDecimal(polling.them)}% (±${oneDecimal(polling.moe)})`}
          </Shares>
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
  grid-template-columns: minmax(0, 1fr) 8.75rem;
  gap: var(--space-half);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-half);
  }
`;

/* The words above the bars, or before them: then the bars of all cards are in one column. */
const Strip = styled.div`
  display: flex;
  flex-direction: column;
  gap: 3px;
  min-width: 0;

  @media (min-width: 48rem) {
    flex-flow: wrap;
    align-items: center;
    gap: 0 var(--space-1);

    > svg {
      flex: none;
      order: 1;
      width: 11rem;
      margin-inline-start: auto;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-half);
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.4;

  @media (min-width: 48rem) {
    display: contents;
  }
`;

const Shares = styled.span`
  color: var(--color-text);
`;

/* Marks in the colors of the bars stand before their values. */
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
  margin-inline-start: auto;
  padding-inline-end: var(--space-half);
  border-inline-end: 1px solid var(--color-control);

  @media (min-width: 48rem) {
    order: 2;
    width: 4rem;
    margin: 0;
    padding-inline: var(--space-half);
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
