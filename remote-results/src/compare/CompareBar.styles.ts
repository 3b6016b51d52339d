import styled, { css } from 'styled-components';

const empty = css`
  position: absolute;
  border: 0;
  padding: 0;
  background: none;
`;

export const Bar = styled.div<{ $isEmpty: boolean }>`
  /* Before the list for the keyboard, which has many stops in it; below the list on the screen. */
  order: 1;
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-half) var(--space-2);
  padding: var(--space-1);
  border: 2px solid var(--color-text);
  border-radius: var(--radius);
  background: var(--color-surface);

  p {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: none;
    font-size: var(--text-small);
  }

  @media (max-height: 30rem) {
    position: static;
  }

  ${({ $isEmpty }) => $isEmpty && empty}
`;

export const BarActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
`;

/* Where there is little room the names are for assistive technology alone. */
export const Names = styled.span`
  @media (max-width: 47.99rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
