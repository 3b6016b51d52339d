import { media } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { formatShare } from './counts';
import { Figures } from './FiguresTable';
import figures from './figures.json';
import { Meter } from './Meter';

interface BarTableProps {
  caption: string;
  /** The heading of the first column. */
  of: string;
  rows: readonly { name: string; count: number }[];
}

/** Counts of combinations, and a bar for the share of all of them in each row. */
export function BarTable({ rows, ...table }: BarTableProps) {
  const shares = rows.map(({ name, count }) => ({ name, cells: [count, getShare(count)] }));
  return <Dense {...table} columns={[`Of ${figures.answers}`, 'Share']} rows={shares} />;
}

function getShare(count: number) {
  return (
    <Share>
      <Meter percent={(count / figures.answers) * 100} />
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
