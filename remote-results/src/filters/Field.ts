import styled from 'styled-components';

/** A label above its input. */
export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  label {
    font-size: var(--text-small);
    line-height: 1.5rem;
    white-space: nowrap;
  }

  input,
  select {
    width: 100%;
    min-height: var(--target);
    padding-inline: var(--space-1);
    border: 2px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
`;
