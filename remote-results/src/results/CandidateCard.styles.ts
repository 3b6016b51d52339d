import styled from 'styled-components';

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-half);
  min-width: 0;
  padding: var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);

  @media (min-width: 48rem) {
    gap: var(--space-1);
    padding-inline: var(--space-2);
  }

  /* Where a line of the ranking led. */
  &:has(h2:focus) {
    border-color: var(--color-text);
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template: 'rank title' 'score score' / auto minmax(0, 1fr);
  gap: var(--space-half) var(--space-1);
  align-items: baseline;

  > [data-label] {
    grid-area: score;
    justify-self: start;
  }

  @media (min-width: 48rem) {
    grid-template: 'rank title score' / auto minmax(0, 1fr) auto;
  }
`;

/** The name, and the district whole: beside it or below. */
export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-1);
  min-width: 0;

  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: var(--text-lead);
  }
`;

export const Rank = styled.p`
  min-width: 2.25rem;
  padding-inline: var(--space-1);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const District = styled.p`
  color: var(--color-muted);
  font-size: var(--text-small);
`;

/** Words side by side; the dot before the first of each line is cut off. A check stands before the visitor's issues. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -1em;
  clip-path: inset(0 0 0 1em);
  font-size: var(--text-small);
  line-height: 1.4;

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  li::before {
    content: '·' / '';
    display: inline-block;
    width: 1em;
    color: var(--color-muted);
    text-align: center;
  }

  [data-chosen] {
    color: var(--color-accent);
  }

  [data-chosen] > span:first-child::before {
    content: '✓ ' / '';
  }
`;
