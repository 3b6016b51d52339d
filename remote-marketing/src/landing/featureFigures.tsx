import { getReceiptParts, workedExample } from '@donate-impact/shared/scoring';
import { media, ScoreStrip } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** The shared style of the small drawings above the features; they are decorative, because the text says the same. */
const Drawing = styled.svg.attrs({
  viewBox: '0 0 240 88',
  'aria-hidden': true,
  focusable: 'false',
})`
  width: 15rem;
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
  .ink {
    stroke: var(--color-text);
  }
  .gap {
    stroke-dasharray: 4 4;
  }
`;

/** Two funding bars on one scale and the gap between them. */
export function FundingFigure() {
  return (
    <Drawing>
      <rect className="us" x="1" y="14" width="128" height="22" />
      <rect className="line gap" x="132" y="15" width="80" height="20" />
      <rect className="them" x="1" y="46" width="212" height="22" />
      <path className="line ink" d="M1 4V84" />
    </Drawing>
  );
}

const rows = [
  { y: 14, yours: true, theirs: true },
  { y: 44, yours: true, theirs: true },
  { y: 74, yours: true, theirs: false },
];

/** Two columns of ballot ovals; a line joins where both are filled. */
export function MatchFigure() {
  return (
    <Drawing>
      {rows.map(({ y, yours, theirs }) => (
        <g key={y}>
          {yours && theirs && <path className="line ink" d={`M46 ${y}H194`} />}
          <Oval x={2} y={y} filled={yours} />
          <Oval x={194} y={y} filled={theirs} />
        </g>
      ))}
    </Drawing>
  );
}

function Oval({ x, y, filled }: { x: number; y: number; filled: boolean }) {
  return (
    <rect className={filled ? 'us' : 'line'} x={x} y={y - 11} width="44" height="22" rx="11" />
  );
}

/** The worked example as a sum and as a strip. */
export function SumFigure() {
  const parts = getReceiptParts(workedExample);
  return (
    <Sum aria-hidden="true">
      <span>
        {parts.map(({ points }) => points).join(' + ')} = <b>{workedExample.percent}</b>
      </span>
      <ScoreStrip parts={parts} size="large" />
    </Sum>
  );
}

const Sum = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-1);
  width: 15rem;
  max-width: 100%;
  height: 5.5rem;
  font-size: var(--text-lead);
  font-variant-numeric: tabular-nums;

  @media ${media.small} {
    white-space: nowrap;
  }

  b {
    color: var(--color-accent);
    font-size: var(--text-h2);
  }
`;
