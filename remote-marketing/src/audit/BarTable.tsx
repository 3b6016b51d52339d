import { Table } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Bar, Swatch } from './Bar';
import { shareOf } from './counts';

interface BarTableProps {
  caption: string;
  /** What a row is. */
  of: string;
  /** What the counts are, one or three. */
  columns: readonly string[];
  rows: readonly { name: string; counts: readonly number[] }[];
}

/** Counts of answers and a bar of them in each row; where there are several, the headings say which part is which. */
export function BarTable({ caption, of, columns, rows }: BarTableProps) {
  return (
    <Dense $align="end">
      <caption>{caption}</caption>
      <colgroup>
        <col />
        {columns.map((column) => (
          <col key={column} />
        ))}
        <col />
      </colgroup>
      <thead>
        <Headings $swatches={columns.length > 1}>
          <th scope="col">{of}</th>
          {columns.map((column, place) => (
            <th key={column} scope="col">
              {columns.length > 1 && <Swatch place={place} />}
              {column}
            </th>
          ))}
          <th scope="col">Share</th>
        </Headings>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, place) => (
              <td key={columns[place]}>{count}</td>
            ))}
            <td>
              <Share>
                <Bar parts={counts} />
                <span>{shareOf(counts.reduce((sum, count) => sum + count, 0))}</span>
              </Share>
            </td>
          </tr>
        ))}
      </tbody>
    </Dense>
  );
}

const Dense = styled(Table)`
  /* What arrives later moves nothing: the columns and the heights are known before. */
  table-layout: fixed;
  col { width: 2.75rem; }
  col:first-child { width: 36%; }
  col:nth-child(2):nth-last-child(2) { width: 5.25rem; }
  col:last-child { width: auto; }
  th, td { padding-block: var(--space-half); vertical-align: middle; }
  thead th { padding-inline: 0; vertical-align: bottom; }
  thead th:last-child { padding-inline-start: var(--space-2); text-align: start; }
  thead svg { width: 1.25rem; margin-inline-start: auto; }
  tbody th { font-weight: 400; }
  td { padding-inline: 0; }
  td:last-child { padding-inline-start: var(--space-2); }
  @media (width >= 40rem) {
    col { width: 4.5rem; }
    col:first-child { width: 14rem; }
    :is(th, td):last-child { padding-inline-start: var(--space-3); }
  }
`;

const Headings = styled.tr<{ $swatches: boolean }>`
  height: ${({ $swatches }) => ($swatches ? '3.25rem' : 'auto')};
`;

const Share = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.25rem;
  align-items: center;
  min-height: 1.6rem;
  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;
