import { media } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { formatShare } from './counts';
import { Figures } from './FiguresTable';
import figures from './figures.json';

interface BarTableProps {
  caption: string;
  /** The heading of the first column. */
  of: string;
  rows: readonly { name: string; count: number }[];
}

/** Counts of combinations, and a bar for the share of all of them in each row. */
export function BarTable({ rows, ...table }: BarTableProps) {
  const shares = rows.map(({ name, count }) => ({ name, cells: [count, drawShare(count)] }));
  return <Dense {...table} columns={[`Of ${figures.answers}`, 'Share']} rows={shares} />;
}

/** The share of all combinations as a bar, and beside it as text. */
function drawShare(count: number) {
  const percent = (count / figures.answers) * 100;
  return (
    <Share>
      <Bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="track" width="100" height="8" />
        <rect className="fill" width={percent} height="8" />
      </Bar>
      <span>{formatShare(count)}</span>
    </Share>
  );
}

/* No rule depends on whether a cell is the last, so rows that arrive later move nothing. */
const Dense = styled(Figures)`
  table-layout: fixed;
  thead th:first-child { width: 40%; }
  thead th:nth-child(2) { width: 17%; }
  @media ${media.small} {
    thead th:first-child { width: 14rem; }
    thead th:nth-child(2) { width: 4.5rem; }
  }
  th, td { padding-block: var(--space-half); vertical-align: middle; }
  thead th { padding-inline: 0; vertical-align: bottom; }
  td { padding-inline: 0; }
`;

const Share = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.25rem;
  align-items: center;
  min-height: 1.6rem;
  padding-inline-start: var(--space-2);
`;

const Bar = styled.svg`
  width: 100%;
  height: 0.5rem;
  .track { fill: var(--color-track); }
  .fill { fill: var(--color-accent); }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
