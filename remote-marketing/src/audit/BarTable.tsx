import { Table, TableFrame } from '@donate-impact/shared/ui';
import styled, { css } from 'styled-components';
import { formatShare } from './counts';
import figures from './figures.json';

interface BarTableProps {
  caption: string;
  /** The heading of the first column. */
  of: string;
  /** The headings of the counts, one or three. */
  columns: readonly string[];
  /** The heading of the bars. */
  share: string;
  rows: readonly { name: string; counts: readonly number[] }[];
}

/** Counts of answers and a bar of them in each row; where there are several, the headings say which part is which. */
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
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column, place) => (
              <th key={column} scope="col">
                {columns.length > 1 && <Swatch place={place} />}
                {column}
              </th>
            ))}
            <th scope="col">
              <ShareHeading>{share}</ShareHeading>
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
                  <span>{formatShare(counts.reduce((sum, count) => sum + count, 0))}</span>
                </Share>
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
  .name { width: 33%; }
  .count { width: 3.25rem; }
  .only { width: 5.25rem; }
  th, td { padding-block: var(--space-half); vertical-align: middle; }
  thead th { padding-inline: 0; vertical-align: bottom; }
  thead th { white-space: nowrap; }
  thead svg { display: inline-block; width: 0.75rem; margin-inline-end: var(--space-half); vertical-align: -0.15em; }
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

/** The parts of a bar, told apart by height as well as by color. */
const places = [
  { name: 'first', y: '0%', height: '100%' },
  { name: 'second', y: '34%', height: '66%' },
  { name: 'third', y: '67%', height: '33%' },
] as const;

/** Counts of answers as parts of a bar, which as a whole stands for all answers. The figures stand beside it. */
function Bar({ parts }: { parts: readonly number[] }) {
  const before = (place: number) => parts.slice(0, place).reduce((sum, part) => sum + part, 0);
  return (
    <Drawing aria-hidden="true" focusable="false">
      <rect className="track" width="100%" height="100%" />
      {places.slice(0, parts.length).map(({ name, y, height }, place) => (
        <rect
          key={name}
          className={name}
          x={percent(before(place))}
          width={percent(parts[place] ?? 0)}
          y={y}
          height={height}
        />
      ))}
    </Drawing>
  );
}

/** A sample of one part. */
function Swatch({ place }: { place: number }) {
  return <Bar parts={places.map((_, each) => (each === place ? figures.answers : 0))} />;
}

const percent = (count: number) => `${(count / figures.answers) * 100}%`;

const Drawing = styled.svg`
  width: 100%;
  height: 1rem;
  .track { fill: var(--color-track); }
  .first, .second, .third { fill: var(--color-accent); }
  .second, .third { fill-opacity: 0.68; }
  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
    .track { fill: Canvas; }
    .first, .second, .third { fill: Highlight; fill-opacity: 1; }
  }
`;
