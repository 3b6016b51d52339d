import styled from 'styled-components';

export const Recipients = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const RecipientRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-half) var(--space-2);
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--color-border);

  & > p {
    grid-column: 1 / -1;
  }

  @media print {
    a[target='_blank']::after {
      content: ' ' attr(href);
    }

    a[target='_blank'] > span {
      display: none;
    }
  }
`;

export const Dollars = styled.strong`
  font-size: var(--text-h2);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

export const District = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: var(--text-small);
  font-weight: 400;
`;

export const Totals = styled.dl`
  border-block-start: 3px double var(--color-control);
  padding-block-start: var(--space-1);

  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-half);
    font-variant-numeric: tabular-nums;
  }

  dd {
    font-weight: 600;
  }
`;
