import { Drawing } from './Drawing';

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
