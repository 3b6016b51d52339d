import styled from 'styled-components';

export const Frame = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  min-width: 32rem;
  font-size: var(--text-small);

  th,
  td {
    padding: var(--space-1);
    border-block-end: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    background: var(--color-surface);
    color: var(--color-muted);
    font-weight: 400;
  }

  th:first-child,
  td:first-child {
    width: 8.75rem;
    padding-inline: 0 var(--space-half);
  }

  @media (max-width: 30rem) {
    min-width: 29rem;

    th:first-child,
    td:first-child {
      width: 7rem;
    }
  }

  small {
    display: block;
    color: var(--color-muted);
    font-size: inherit;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li + li {
    margin-block-start: var(--space-half);
  }
`;

/** Both sides of one property as bars over the width of the cell: the same width is the same amount. */
export const Bars = styled.svg`
  width: 100%;
  height: 1.25rem;

  .us {
    fill: var(--color-us);
  }

  .them {
    fill: var(--color-them);
  }

  @media (forced-colors: active) {
    .us {
      fill: Highlight;
    }

    .them {
      fill: CanvasText;
    }
  }
`;
