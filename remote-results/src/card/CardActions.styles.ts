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

export const Note = styled.p`
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
