import styled from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);

  @media (min-width: 36rem) {
    column-gap: var(--space-2);
  }
`;

/* It gives way before what can be pressed moves to another line. */
export const Note = styled.p`
  flex: 1 1 8rem;
  max-width: max-content;
  color: var(--color-muted);
  font-size: var(--text-small);
`;

export const CompareLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  margin-inline-start: auto;
  cursor: pointer;

  @media (min-width: 36rem) {
    padding-inline: var(--space-1);
  }

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
  }
`;
