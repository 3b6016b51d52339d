import { media, Table, TableFrame, TableHead } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FiguresProps {
  caption: string;
  /** The heading of the first column. */
  of?: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  className?: string;
}

/** A table with one line for each candidate or whatever its figures are of. */
export function Figures({ caption, of = 'Candidate', columns, rows, className }: FiguresProps) {
  return (
    <TableFrame aria-label={caption}>
      <Table className={className}>
        <caption>{caption}</caption>
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
      </Table>
    </TableFrame>
  );
}

/** Many figures; the table scrolls sideways where it does not fit. */
export const FiguresTable = styled(Figures)`
  table-layout: fixed;
  thead th { width: 5rem; vertical-align: bottom; }
  thead th:first-child { width: 13rem; }
  :is(th, td):not(:first-child) { padding-inline: var(--space-half) 0; }
  td { white-space: nowrap; }
  @media screen and ${media.phone} {
    thead th:first-child { width: 8.5rem; }
  }
  @media print {
    font-size: 7pt;
    thead th { width: auto; }
    thead th:first-child { width: 18%; }
  }
`;
