import styled from 'styled-components';

export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  /* As high as the button beside it even before its steps have arrived. */
  min-height: var(--target);
  gap: var(--space-1);
  @media (max-width: 19.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-half) var(--space-1);
  padding-block-start: var(--space-1);
  border-block-start: 4px solid var(--color-border);
  color: var(--color-muted);
  @media (min-width: 30rem), (max-width: 19.99rem) {
    flex-direction: row;
    align-items: center;
  }
  &[data-state='done'] {
    border-color: var(--color-accent);
  }
  &[data-state='current'] {
    border-color: var(--color-accent);
    color: var(--color-text);
    font-weight: 600;
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 2px solid var(--color-control);
  border-radius: 50%;
  font-size: var(--text-small);
  line-height: 1;
  font-weight: 600;
  [data-state='done'] & {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  [data-state='current'] & {
    background: var(--color-accent);
    border-color: var(--color-accent);
    color: var(--color-on-accent);
    @media (forced-colors: active) {
      forced-color-adjust: none;
      color: HighlightText;
    }
  }
`;
