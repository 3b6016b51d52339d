import { media, Table, TableFrame, TableHead } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { formatShare } from './counts';
import figures from './figures.json';
import { Meter } from './Meter';

interface BarTableProps {
  caption: string;
  /** The heading of the first column. */
  of: string;
  rows: readonly { name: string; count: number }[];
}

/** Counts of combinations, and a bar for the share of all of them in each row. */
export function BarTable({ caption, of, rows }: BarTableProps) {
  return (
    <TableFrame aria-label={caption}>
      <Dense>
        <caption>{caption}</caption>
        <colgroup>
          <col className="name" />
          <col className="count" />
          <col />
        </colgroup>
        <TableHead columns={[of, `Of ${figures.answers}`, 'Share']} />
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>
                <Share>
                  <Meter percent={(count / figures.answers) * 100} />
                  <span>{formatShare(count)}</span>
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
  .name { width: 40%; }
  .count { width: 17%; }
  @media ${media.small} {
    .name { width: 14rem; }
    .count { width: 4.5rem; }
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
