import styled from 'styled-components';

export const ReceiptTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

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

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

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
    color: var(--color-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }

  @media (max-width: 30rem) {
    font-size: 0.875rem;

    th,
    td {
      padding-inline: 0.125rem;
    }

    small {
      font-size: inherit;
    }
  }

  tfoot tr:last-child > * {
    border-block-end: 3px double var(--color-control);
    font-weight: 700;
  }
`;
