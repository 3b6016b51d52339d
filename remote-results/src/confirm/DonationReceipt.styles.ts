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

  &:last-child {
    padding-block-end: 0;
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
