import styled from 'styled-components';

export const Card = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-2);
  align-content: center;
  min-height: 3.5rem;
  padding: var(--space-2);
  @media (max-width: 19.99rem) {
    column-gap: var(--space-1);
    padding: var(--space-1);
  }
  @media (min-width: 40rem) {
    min-height: 4rem;
  }
  background: var(--color-surface);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  &:hover {
    border-color: var(--color-text);
  }
  &:has(:checked) {
    background: var(--color-accent-soft);
    border-color: var(--color-accent);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const Input = styled.input`
  position: relative;
  z-index: 1;
  inline-size: var(--space-3);
  block-size: var(--space-3);
  margin: calc((1lh - var(--space-3)) / 2) 0 0;
  /* The card has the outline, where a browser knows :has. */
  @supports selector(:has(*)) {
    &:focus-visible {
      outline: none;
    }
  }
`;

export const Label = styled.label`
  font-weight: 600;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Details = styled.div`
  grid-column: 2;
  margin-block-start: var(--space-half);
`;
