import { getReceiptParts, workedExample } from '@donate-impact/shared/scoring';
import { media, ScoreStrip } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** The shared style of the small drawings above the features; they are decorative, because the text says the same. */
const Drawing = styled.svg.attrs({
  viewBox: '0 0 320 104',
  'aria-hidden': true,
  focusable: 'false',
})`
  width: min(100%, 21.25rem);
  .us {
    fill: var(--color-us);
  }
  .them {
    fill: var(--color-them);
  }
  .line {
    fill: none;
    stroke: var(--color-control);
    stroke-width: 2;
  }
  .gap {
    stroke-dasharray: 4 4;
  }
  text {
    fill: var(--color-muted);
    font-size: 14px;
  }
  .issue {
    fill: var(--color-text);
    font-size: 17px;
  }
  .check {
    fill: var(--color-accent);
    font-size: 17px;
  }
`;

/** Two funding bars on one scale and the gap between them. */
export function FundingFigure() {
  return (
    <Drawing>
      <text y="12">Candidate</text>
      <rect className="us" y="21" width="192" height="14" />
      <rect className="line gap" x="195" y="22" width="124" height="12" />
      <text textAnchor="end" x="320" y="12">
        Gap
      </text>
      <text y="68">Opponent</text>
      <rect className="them" y="77" width="320" height="14" />
    </Drawing>
  );
}

const rows = [
  { y: 33, issue: 'Healthcare', isListed: true },
  { y: 61, issue: 'Economy', isListed: true },
  { y: 89, issue: 'Education', isListed: false },
];

/** Two columns of checks: the visitor's issues, and which of them a candidate lists. */
export function MatchFigure() {
  return (
    <Drawing>
      <text y="12">You</text>
      <text textAnchor="end" x="320" y="12">
        Candidate
      </text>
      {rows.map(({ y, issue, isListed }) => (
        <g key={issue}>
          <text className="issue" y={y + 5}>
            {issue}
          </text>
          <text className={isListed ? 'check' : undefined} textAnchor="end" x="320" y={y + 5}>
            {isListed ? '✓' : '–'}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

/** The worked example as a sum and as a strip. */
export function SumFigure() {
  const parts = getReceiptParts(workedExample);
  return (
    <Sum aria-hidden="true">
      <small>Points</small>
      <span>
        {parts.map(({ points }) => points).join(' + ')} = <b>{workedExample.percent}</b>
      </span>
      <ScoreStrip parts={parts} size="large" />
    </Sum>
  );
}

const Sum = styled.div`
  display: grid;
  align-content: space-between;
  width: min(100%, 21.25rem);
  aspect-ratio: 320 / 104;
  padding-block-end: 0.75rem;
  font-size: var(--text-lead);

  @media ${media.small} {
    white-space: nowrap;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-small);
    line-height: 1;
  }

  b {
    color: var(--color-accent);
    font-size: var(--text-h2);
  }
`;
