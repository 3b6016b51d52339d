import styled from 'styled-components';

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  align-items: start;

  h2 {
    font-size: var(--text-lead);
    overflow-wrap: anywhere;
  }

  > :last-child {
    grid-column: 1 / -1;
    width: 11rem;
  }

  @media (min-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :last-child {
      grid-column: auto;
    }
  }
`;

export const Rank = styled.p`
  min-width: 2.5rem;
  padding-inline: var(--space-1);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.55;
  text-align: center;
`;

export const District = styled.p`
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What a drawing shows, to the eye: the drawing itself has the name for everybody else. */
export const ChartName = styled.p.attrs({ 'aria-hidden': true })`
  font-size: var(--text-small);
  font-weight: 600;
`;

export const Terms = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-half) var(--space-1);
    min-width: 0;
  }

  dt {
    color: var(--color-muted);
    font-size: var(--text-small);
  }

  dd {
    min-width: 0;
  }
`;

export const Issues = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
