import { Drawing } from './Drawing';

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
