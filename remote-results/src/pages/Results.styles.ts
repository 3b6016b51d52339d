import styled from 'styled-components';

const wide = '@media screen and (min-width: 64rem)';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);

  @media (min-width: 48rem) {
    gap: var(--space-2);
  }

  ${wide} {
    grid-template: 'top top' auto 'side main' 1fr 'extras extras' auto / minmax(17.5rem, 1fr) minmax(0, 2fr);
    gap: var(--space-2) var(--space-3);
  }
`;

/* The buttons have their room before they arrive, so that the second does not push the first. */
export const Top = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-2);

  /* The notice about a shared list. */
  > :nth-child(3) {
    grid-column: 1 / -1;
    margin-block-start: var(--space-1);
  }

  ${wide} {
    grid-area: top;
    grid-template-columns: minmax(0, 1fr) 18.625rem;
    align-items: end;
  }
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-1);

  > * {
    min-height: 2.25rem;
    padding-block: 0;
    font-size: var(--text-small);
  }

  > a {
    padding-inline: var(--space-1);
  }
`;

/* As tall as the longest count, before the count is known. */
export const Status = styled.p`
  min-height: 2.8em;
  font-size: var(--text-small);
  line-height: 1.4;

  @media (min-width: 22rem) {
    min-height: 1.4em;
  }
`;

export const Caveat = styled.p`
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.4;

  ${wide} {
    grid-column: 1 / -1;
  }
`;

/* As tall as the row of tools, before it is there. */
export const Tools = styled.div`
  min-width: 0;

  @media screen {
    min-height: 2.25rem;
  }

  @media print {
    display: none;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);
  min-width: 0;

  [aria-expanded]::after {
    content: '▸' / '';
  }

  [aria-expanded='true']::after {
    content: '▾' / '';
  }

  ${wide} {
    grid-area: side;
    gap: var(--space-2);
  }
`;

/* At least as tall as the window, so that what is below never comes into view only to be pushed out again. */
export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);
  min-width: 0;

  @media screen {
    min-height: 100vh;
  }

  ${wide} {
    grid-area: main;
  }
`;

export const Extras = styled.div`
  font-size: var(--text-small);

  ${wide} {
    grid-area: extras;
  }
`;
