import { getWeights } from '@donate-impact/shared/scoring';
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

const width = 238;

/** The default weights as parts of one bar, from the weights themselves. */
export function WeightsFigure() {
  const { competitiveness, fundingGap, time, issueMatch } = getWeights(null);
  let from = 1;
  const parts = [competitiveness, fundingGap, time, issueMatch].map((weight) => {
    const start = from;
    from += weight * width;
    return { start, length: weight * width - 3 };
  });
  return (
    <Drawing>
      {parts.map(({ start, length }) => (
        <g key={start}>
          <rect className="us" x={start} y="14" width={length} height="32" />
          <path
            className="line ink"
            d={`M${start} 56v8h${length}v-8M${start + length / 2} 64v12`}
          />
        </g>
      ))}
    </Drawing>
  );
}
