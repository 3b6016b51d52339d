import { Table, TableFrame } from '@donate-impact/shared/ui';
import styled, { css } from 'styled-components';
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
    <TableFrame aria-label={caption}>
      <Dense $align="end">
        <caption>{caption}</caption>
        <colgroup>
          <col className="name" />
          {columns.map((column) => (
            <col key={column} className={columns.length > 1 ? 'count' : 'only'} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column, place) => (
              <th key={column} scope="col">
                {column}
                {columns.length > 1 && <Swatch place={place} />}
              </th>
            ))}
            <th scope="col">
              <ShareHeading>Share</ShareHeading>
            </th>
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
                <Share>
                  <Bar parts={counts} />
                  <span>{shareOf(counts.reduce((sum, count) => sum + count, 0))}</span>
                </Share>
              </td>
            </tr>
          ))}
        </tbody>
      </Dense>
    </TableFrame>
  );
}

/* What arrives later moves nothing: no rule depends on whether a cell is the last. */
const Dense = styled(Table)`
  table-layout: fixed;
  .name { width: 36%; }
  .count { width: 2.75rem; }
  .only { width: 5.25rem; }
  th, td { padding-block: var(--space-half); vertical-align: middle; }
  thead th { padding-inline: 0; vertical-align: bottom; }
  thead svg { width: 0.75rem; margin-inline-start: var(--space-half); vertical-align: -0.15em; }
  tbody th { font-weight: 400; }
  td { padding-inline: 0; }
  @media (min-width: 40rem) {
    .name { width: 14rem; }
    .count, .only { width: 4.5rem; }
  }
`;

const inset = css`
  padding-inline-start: var(--space-2);
  @media (min-width: 40rem) { padding-inline-start: var(--space-3); }
`;

const ShareHeading = styled.span`
  display: block;
  text-align: start;
  ${inset}
`;

const Share = styled.div`
  ${inset}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.25rem;
  align-items: center;
  min-height: 1.6rem;
  @media (max-width: 39.99rem) {
    grid-template-columns: minmax(0, 1fr);
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;
