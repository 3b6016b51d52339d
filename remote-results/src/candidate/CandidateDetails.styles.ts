import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media (min-width: 56rem), print {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: start;
  }

  h2 { font-size: var(--text-lead); }
`;

export const Muted = styled.p`
  color: var(--color-muted);
  font-size: var(--text-small);
`;
