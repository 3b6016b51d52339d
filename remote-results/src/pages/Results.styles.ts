import styled from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  @media (min-width: 48rem) {
    gap: var(--space-3);
  }

  @media screen and (min-width: 64rem) {
    grid-template: 'top top' auto 'side main' auto 'extras main' 1fr / 17rem minmax(0, 1fr);
    column-gap: var(--space-4);
  }
`;

/* The buttons have their room before they arrive, so that the second does not push the first. */
export const Top = styled.div`
  display: grid;
  gap: var(--space-1) var(--space-2);

  @media screen and (min-width: 64rem) {
    grid-area: top;
    grid-template-columns: 1fr minmax(26.25rem, auto);
    align-items: end;
  }
`;

/* As tall as the longest count, before the count is known. */
export const Status = styled.p`
  min-height: 3.1em;
  font-weight: 600;

  @media (min-width: 30rem) {
    min-height: 1.55em;
  }
`;

export const Side = styled.div`
  @media screen and (min-width: 64rem) {
    grid-area: side;
  }
`;

/* At least as tall as the window, so that what is below never comes into view only to be pushed out again. */
export const Main = styled.div`
  min-width: 0;

  @media screen {
    min-height: 100vh;
  }

  @media screen and (min-width: 64rem) {
    grid-area: main;
  }
`;

export const Extras = styled.div`
  h2 {
    font-size: var(--text-h3);
  }

  @media screen and (min-width: 64rem) {
    grid-area: extras;
  }
`;
