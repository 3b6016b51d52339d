import { Meter, Table, TableFrame } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { formatShare } from './counts';
import figures from './figures.json';

interface BarTableProps {
  caption: string;
  /** The heading of the first column. */
  of: string;
  /** The headings of the counts, one or three. */
  columns: readonly string[];
  /** The heading of the bars and of their shares in percent. */
  share: string;
  rows: readonly { name: string; counts: readonly number[] }[];
}

/** Counts of answers, and a bar for their share of all answers in each row. */
export function BarTable({ caption, of, columns, share, rows }: BarTableProps) {
  return (
    <TableFrame aria-label={caption}>
      <Dense $align="end">
        <caption>{caption}</caption>
        <colgroup>
          <col className="name" />
          {columns.map((column) => (
            <col key={column} className={columns.length > 1 ? 'count' : 'only'} />
          ))}
          <col className="share" />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, place) => (
                <td key={columns[place]}>{count}</td>
              ))}
              <td>
                <Share count={counts.reduce((sum, count) => sum + count, 0)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Dense>
    </TableFrame>
  );
}

/* No rule depends on whether a cell is the last, so rows that arrive later move nothing. */
const Dense = styled(Table)`
  table-layout: fixed;
  .name { width: 14rem; }
  .count, .only { width: 4.5rem; }
  th, td { padding-block: var(--space-half); vertical-align: middle; }
  thead th { padding-inline: 0; vertical-align: bottom; }
  tbody th { font-weight: 400; }
  td { padding-inline: 0; }
  /* No room for bars: the figures say the same. */
  @media (max-width: 39.99rem) {
    .name { width: 7rem; }
    .count { width: 2.25rem; }
    .share { width: 4.25rem; }
    svg { display: none; }
  }
`;

/** A share of all answers, as a bar where there is room for one. */
function Share({ count }: { count: number }) {
  return (
    <Measured>
      <Meter percent={(count / figures.answers) * 100} />
      <span>{formatShare(count)}</span>
    </Measured>
  );
}

const Measured = styled.div`
  display: grid;
  padding-inline-start: var(--space-2);
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) 3.25rem;
    align-items: center;
    min-height: 1.6rem;
    padding-inline-start: var(--space-3);
  }
`;
