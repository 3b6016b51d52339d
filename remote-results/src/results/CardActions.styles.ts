import styled from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-half) var(--space-1);

  > :is(a, button) {
    padding-inline: var(--space-1);
    font-size: var(--text-small);
  }

  > :is(a, button):not(:first-child) {
    padding-inline: 0;
    border-width: 0;
  }
`;

export const Note = styled.p`
  flex: 1 1 14rem;
  max-width: none;
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.2;
`;

export const CompareLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-half);
  min-height: var(--target);
  font-size: var(--text-small);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
`;

export const Explanation = styled.div`
  min-width: 0;
  padding-block-start: var(--space-1);
  border-block-start: 1px solid var(--color-border);
  overflow-x: auto;
`;
