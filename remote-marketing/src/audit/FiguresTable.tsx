import { media, Table, TableFrame } from '@donate-impact/shared/ui';
import styled from 'styled-components';

interface FiguresTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (string | number)[] }[];
}

/** Figures for each candidate, one line each; it scrolls sideways where it does not fit. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <Container>
      <Hint $columns={columns.length}>Scroll the table sideways to see all columns.</Hint>
      <TableFrame aria-label={caption}>
        <Lines $align="end">
          <caption>{caption}</caption>
          <colgroup>
            <col />
            {columns.map((column) => (
              <col key={column} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Candidate</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
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
    </Container>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;

/** Shown where the table is wider than its place. */
const Hint = styled.p<{ $columns: number }>`
  display: none;
  margin-block-end: var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-small);
  @media screen {
    @container (max-width: ${({ $columns }) => 13 + 5 * $columns - 0.01}rem) {
      display: block;
    }
  }
`;

const Lines = styled(Table)`
  table-layout: fixed;
  col { width: 5rem; }
  col:first-child { width: 13rem; }
  thead th { vertical-align: bottom; }
  tbody th { font-weight: 400; }
  :is(th, td):not(:first-child) { padding-inline: var(--space-half) 0; }
  tbody :is(th, td) { white-space: nowrap; }
  @media screen and ${media.phone} {
    col:first-child { width: 8.5rem; }
    tbody th { white-space: normal; }
  }
  @media print {
    font-size: 7pt;
    col { width: auto; }
    col:first-child { width: 18%; }
  }
`;
