import styled from 'styled-components';

/** Name and bar on one line each; from 58rem on side by side, four or, beside another column, two in a row. */
export const Row = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 8.5rem) minmax(2rem, 1fr);
  align-items: center;
  gap: var(--space-half) var(--space-2);
  margin-block-start: var(--space-1);
  font-size: var(--text-small);
  color: var(--color-muted);
  @media (min-width: 58rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Factor = styled.div`
  display: contents;
  dd {
    display: contents;
  }
  @media (min-width: 58rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Bar = styled.svg`
  inline-size: 100%;
  block-size: 6px;
  border-radius: var(--radius);
  @media (min-width: 58rem) {
    margin-block-start: var(--space-half);
  }
`;
