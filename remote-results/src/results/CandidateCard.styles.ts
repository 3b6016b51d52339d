import { Surface } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Card = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding: var(--space-1);

  @media (min-width: 48rem) {
    padding-inline: var(--space-2);
  }

  @media print {
    gap: var(--space-half);
  }

  /* Where a line of the ranking led. */
  &:has(h2:focus) {
    border-color: var(--color-text);
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template: 'rank name score' auto 'rank district score' 1fr / auto minmax(0, 1fr) auto;
  column-gap: var(--space-1);
  align-items: baseline;

  h2 {
    grid-area: name;
    font-size: var(--text-lead);
    overflow-wrap: anywhere;
  }

  > [data-label] {
    grid-area: score;
  }

  /* The district has the room below the rank as well. */
  @media (max-width: 47.99rem) {
    grid-template-areas: 'rank name score' 'district district score';

    h2 {
      font-size: var(--text-body);
    }

    > [data-label] {
      flex-direction: column;
      align-items: end;
    }
  }

  @media (max-width: 18rem) {
    grid-template: 'rank name' 'district district' 'score score' / auto minmax(0, 1fr);
  }
`;

export const Rank = styled.p`
  grid-area: rank;
  color: var(--color-muted);
  font-size: var(--text-lead);
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

export const District = styled.p`
  grid-area: district;
  text-wrap: pretty;
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.4;
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
