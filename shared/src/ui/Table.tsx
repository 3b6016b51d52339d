import styled from 'styled-components';
import { media } from './media';

/** A table of names and figures, with a line above each row and its caption as a small heading; it fills the width. */
export const Table = styled.table`
  width: 100%;
  font-size: var(--text-small);

  caption {
    padding-block-end: var(--space-1);
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: var(--space-1);
    border-block-start: 1px solid var(--color-border);
    text-align: end;
    vertical-align: top;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  tbody th {
    font-weight: 400;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-small);
  }
`;

/** The line of a table that names its columns. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Wraps a table that can be wider than its container, as with very large text: it scrolls sideways, also by keyboard. Needs
 * an `aria-label`.
 */
export const TableFrame = styled.div.attrs({ role: 'region', tabIndex: 0 })`
  overflow-x: auto;

  @media ${media.largeText} {
    > table {
      min-width: 26rem;
    }
  }
`;
