import { media, Table, TableFrame, TableHead } from '@donate-impact/shared/ui';
import styled from 'styled-components';

interface FiguresTableProps {
  caption: string;
  /** The heading of the first column. */
  of?: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (string | number)[] }[];
}

/** Figures, one line for each candidate or whatever they are of; it scrolls sideways where it does not fit. */
export function FiguresTable({ caption, of = 'Candidate', columns, rows }: FiguresTableProps) {
  return (
    <TableFrame aria-label={caption}>
      <Lines>
        <caption>{caption}</caption>
        <colgroup>
          <col />
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <TableHead columns={[of, ...columns]} />
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Lines>
    </TableFrame>
  );
}

const Lines = styled(Table)`
  table-layout: fixed;
  col { width: 5rem; }
  col:first-child { width: 13rem; }
  thead th { vertical-align: bottom; }
  :is(th, td):not(:first-child) { padding-inline: var(--space-half) 0; }
  td { white-space: nowrap; }
  @media screen and ${media.phone} {
    col:first-child { width: 8.5rem; }
  }
  @media print {
    font-size: 7pt;
    col { width: auto; }
    col:first-child { width: 18%; }
  }
`;
