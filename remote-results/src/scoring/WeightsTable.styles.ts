import styled from 'styled-components';

export const TableFrame = styled.div`
  overflow-x: auto;
`;

export const WeightTable = styled.table`
  width: 100%;

  caption {
    padding-block-end: var(--space-half);
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: var(--space-half) var(--space-1);
    border-block-start: 1px solid var(--color-border);
    text-align: end;
    vertical-align: bottom;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
`;
