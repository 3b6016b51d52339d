import styled from 'styled-components';

export const Legend = styled.legend`
  margin-block-end: var(--space-2);
  font-weight: 600;
  font-size: var(--text-h3);
`;

export const Grid = styled.div<{ $columns: boolean }>`
  display: grid;
  gap: var(--space-1);
  grid-template-columns: ${({ $columns }) =>
    $columns ? 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' : 'minmax(0, 1fr)'};
  @media (min-width: 40rem) {
    gap: var(--space-2);
  }
`;
