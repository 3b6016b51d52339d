import { Cluster, Muted, media, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

const wide = `@media screen and ${media.wide}`;

export const Page = styled(Stack)`
  gap: 0.75rem;

  @media ${media.medium} {
    gap: var(--space-2);
  }

  ${wide} {
    grid-template: auto 1fr / 18rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);

    /* All but the two columns. */
    > :not(:nth-child(2), :nth-child(3)) {
      grid-column: 1 / -1;
    }
  }
`;

/* The buttons have their room before they arrive, so that those which come later push nothing. */
export const Top = styled(Cluster)`
  gap: var(--space-half) var(--space-1);

  > h1 {
    flex: 1 1 9rem;
    min-width: 0;
  }

  > a,
  > div > button,
  > div > div > button {
    min-height: 2.25rem;
    padding-block: 0;
    font-size: var(--text-small);
  }

  > a,
  > div > div > button {
    min-width: 0;
    padding-inline: var(--space-1);

    @media ${media.medium} {
      padding-inline: 0.75rem;
    }
  }

  > :nth-child(n + 3) {
    flex: 1 0 100%;
    min-width: 0;
  }

  ${wide} {
    display: grid;
    grid-template: 'title back tools' auto 'status back tools' auto / minmax(0, 1fr) auto 18.25rem;

    > a {
      grid-area: back;
      align-self: end;
    }

    > :nth-child(n + 5) {
      grid-column: 1 / -1;
      margin-block-start: var(--space-1);
    }
  }
`;

/* As tall as the longest count, before the count is known. */
export const Status = styled(Muted)`
  grid-area: status;
  min-height: 2.8em;

  @media ${media.belowLargeText} {
    min-height: 1.4em;
  }
`;

/* Beside the list it stays in view. */
export const Side = styled(Stack)`
  gap: var(--space-1);
  font-size: var(--text-small);

  h2 {
    font-size: inherit;
    line-height: 1.5rem;
    letter-spacing: 0;
  }

  ${wide} {
    align-self: start;
    gap: var(--space-2);

    @media (min-height: 30rem) {
      position: sticky;
      inset-block-start: var(--space-2);
    }

    > * {
      padding-block-start: var(--space-1);
      border-block-start: var(--hairline);
    }

    > :first-child {
      border-block-start: var(--rule);
    }
  }
`;

/* At least as tall as the window, so that what is below never comes into view only to be pushed out again. */
export const Main = styled(Stack)`
  gap: var(--space-1);

  @media screen {
    min-height: 100vh;
  }

  ${wide} {
    padding-block-start: var(--space-1);
    border-block-start: var(--rule);
  }
`;

export const Extras = styled.div`
  font-size: var(--text-small);
`;
