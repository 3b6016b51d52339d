import {
  type Candidate,
  competitivenessLabels,
  formatFunds,
  shortDaysLabel,
} from '@donate-impact/shared/candidates';
import { matchedIssues, type ScorePart } from '@donate-impact/shared/scoring';
import {
  Cluster,
  media,
  stripColumns,
  VisuallyHidden,
  visuallyHidden,
} from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { FundingDrawing } from '../campaign/Drawings';
import { useMatchesOfList } from './useMatches';

interface CardFactorsProps {
  candidate: Candidate;
  parts: readonly ScorePart[];
}

/** Below each box of the strip, its points and the fact that earned them. */
export function CardFactors({ candidate, parts }: CardFactorsProps) {
  const { answers } = useMatchesOfList();
  const { competitiveness, funding, timeToElectionDays } = candidate;
  const chosen = answers.issues.length;
  const facts = {
    competitiveness: (
      <>
        {competitivenessLabels[competitiveness]}
        <VisuallyHidden> race</VisuallyHidden>
      </>
    ),
    fundingGap: (
      <Funds>
        <span>{`${formatFunds(funding.us)} vs ${formatFunds(funding.them)}`}</span>
        <FundingDrawing funding={funding} />
      </Funds>
    ),
    time: shortDaysLabel(timeToElectionDays),
    issueMatch:
      chosen === 0 ? 'None chosen' : `${matchedIssues(candidate, answers.issues)} of ${chosen}`,
  };

  return (
    <List $columns={stripColumns(parts)}>
      {parts.map(({ factor, label, points, most }) => (
        <div key={factor}>
          <dt>
            {label}{' '}
            <span>
              <b>{points}</b>
              <Most $isWide={most >= 30}>{` of ${most}`}</Most>
            </span>
          </dt>
          <dd>{facts[factor]}</dd>
        </div>
      ))}
    </List>
  );
}

/* Where there is room, in the columns of the boxes above. */
const List = styled.dl<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  row-gap: var(--space-half);
  font-size: var(--text-small);
  line-height: var(--line-snug);

  dt {
    color: var(--color-muted);
    overflow-wrap: normal;
  }

  b {
    color: var(--color-text);
  }

  @media ${media.medium}, print {
    > div + div {
      padding-inline-start: 2px;
    }
  }

  /* Where there is none, a line for each, as on a receipt. */
  @media screen and ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    > div {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0.75rem;
    }

    dt {
      display: flex;
      flex: 0 1 10.875rem;
      justify-content: space-between;
      gap: var(--space-half);
      font-variant-numeric: tabular-nums;
    }

    dd {
      flex: 1;
    }
  }
`;

/* Below a narrow box there is no room for it. */
const Most = styled.span<{ $isWide: boolean }>`
  @media ${media.medium}, print {
    ${({ $isWide }) => !$isWide && visuallyHidden}
  }
`;

const Funds = styled(Cluster)`
  gap: 0 var(--space-1);

  && > svg {
    width: 1.75rem;
    height: 0.75rem;
  }

  @media ${media.medium}, print {
    > span {
      min-width: 7.75em;
    }

    && > svg {
      width: 3rem;
    }
  }
`;
