import styled from 'styled-components';

export const Stability = styled.div`
  container-type: inline-size;

  p {
    margin: var(--space-2) 0 0;
  }
`;

export const Ranks = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-1);

  @container (min-width: 34rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @container (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  div {
    padding: var(--space-half) var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
  }

  dt {
    color: var(--color-muted);
    font-size: var(--text-small);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  small {
    color: var(--color-muted);
    font-weight: 400;
  }
`;
