import styled, { css } from 'styled-components';

/* Cards out of sight are not laid out: a change of a long list costs what is seen of it. */
const skipUnseen = css`
  @media screen {
    > li {
      content-visibility: auto;
      contain-intrinsic-size: auto 60rem;
    }
  }

  @media screen and (min-width: 48rem) {
    > li {
      contain-intrinsic-size: auto 32.5rem;
    }
  }
`;

/* What gets the focus stays clear of the bar that the comparison puts at the bottom. */
export const Cards = styled.ol<{ $isLong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  :is(a, button, input, summary) {
    scroll-margin-block: 6rem;
  }

  ${({ $isLong }) => $isLong && skipUnseen}
`;
