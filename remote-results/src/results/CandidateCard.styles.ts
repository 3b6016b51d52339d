import styled from 'styled-components';

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  min-width: 0;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);

  /* Where a line of the ranking led. */
  &:has(h2:focus) {
    border-color: var(--color-text);
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template: 'rank name' 'rank district' 'score score' / auto minmax(0, 1fr);
  gap: 0 var(--space-1);
  align-items: baseline;

  h2 {
    grid-area: name;
    font-size: var(--text-lead);
    overflow-wrap: anywhere;
  }

  > [data-label] {
    grid-area: score;
    justify-self: start;
  }

  @media (min-width: 48rem) {
    grid-template: 'rank name district score' / auto fit-content(60%) minmax(0, 1fr) auto;
  }
`;

export const Rank = styled.p`
  grid-area: rank;
  min-width: 2.5rem;
  padding-inline: var(--space-1);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const District = styled.p`
  grid-area: district;
  color: var(--color-muted);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
`;

/** Words side by side with a dot between them; a check stands before the visitor's issues. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-small);
  line-height: 1.4;

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  li:not(:last-child)::after {
    content: '·' / '';
    margin-inline: var(--space-half);
    color: var(--color-muted);
  }

  li > span[class] {
    padding: 0 var(--space-half);
    line-height: inherit;
  }

  [data-chosen] {
    color: var(--color-accent);
    font-weight: 600;
  }

  [data-chosen]::before {
    content: '✓ ' / '';
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  }
`;
