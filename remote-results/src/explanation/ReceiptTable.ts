import { Table } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** A table whose last line is the result of those above. */
export const ReceiptTable = styled(Table)`
  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }

  tbody th {
    font-weight: 400;
    hyphens: auto;

    @media (max-width: 22rem) {
      overflow-wrap: anywhere;
    }
  }

  small {
    display: block;
    font-weight: 400;
  }

  @media (max-width: 30rem) {
    th,
    td {
      padding-inline: var(--space-half) 0;
    }

    small {
      font-size: inherit;
    }
  }

  @media print {
    thead {
      display: none;
    }

    :is(caption, th, td) {
      padding-block: 0;
    }

    small {
      display: inline;
      margin-inline-start: var(--space-1);
    }
  }

  tfoot tr:last-child > * {
    border-block-end: 3px double var(--color-control);
    font-weight: 600;
  }
`;
