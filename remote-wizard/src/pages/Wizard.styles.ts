import { ExtensionPoint, media, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** On phones: not with large text or in a low window, which a bar at the bottom would fill. */
const phone = `@media ${media.belowLargeText} and ${media.phone} and (min-height: 30rem)`;

export const Page = styled(Stack)`
  position: relative;
  /* The choices are in the window without scrolling. */
  ${phone} {
    grid-template-rows: auto auto 1fr;
    min-block-size: calc(100svh - 8.25rem);
    row-gap: var(--space-1);
    & > h1 {
      font-size: var(--text-h2);
    }
  }
`;

/* Start Over is beside the number of the step where there is room. */
export const Progress = styled.div`
  @media ${media.belowLargeText} {
    & > button {
      position: absolute;
      inset: -0.5rem 0 auto auto;
    }
  }
`;

/** The beginning of the heading, on a line of its own. */
export const Place = styled.span`
  display: block;
  margin-block-end: var(--space-half);
  font-size: var(--text-lead);
  line-height: 1.4;
  letter-spacing: 0;
  color: var(--color-accent);
`;

/** The question with Back and Next, and beside it, or below it where there is no room, what its answers lead to so far. */
export const Columns = styled(Stack)`
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: var(--space-2) var(--space-4);

  ${phone} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    justify-content: space-between;
  }

  @media ${media.wide} {
    /* On the lines of the step list above. */
    grid-template-columns: minmax(0, 1fr) calc((100% - 2 * var(--space-4)) / 3);

    &:has([data-extension-point][hidden]) {
      grid-template-columns: minmax(0, 54rem);
    }
  }
`;

/** On phones, a bar at the bottom of the window with the buttons and, above them, why Next is disabled or who leads. */
export const Bar = styled.div`
  display: contents;
  /* The buttons do not take the column beside the question before the matches arrive. */
  & > :first-child {
    grid-column: 1;
  }

  ${phone} {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: block;
    margin-inline: calc(-1 * var(--gutter));
    /* With room for the line above the buttons, which may arrive after them. */
    padding: calc(1.25rem + 2 * var(--space-half)) var(--gutter) var(--space-1);
    border-block-start: 1px solid var(--color-border);
    background: var(--color-page);

    #next-reason,
    & > [data-extension-point] {
      position: absolute;
      inset-block-start: var(--space-half);
      inset-inline: var(--gutter);
    }
    #next-reason {
      font-size: var(--text-small);
      line-height: 1.25rem;
    }
    &:has(#next-reason) > [data-extension-point] {
      display: none;
    }
  }
`;

/** As high as its content gets, so that nothing moves when that arrives. */
export const LeadingMatches = styled(ExtensionPoint<'leading-matches'>)<{ $begun: boolean }>`
  min-block-size: 22rem;

  & > div > h2 + p {
    margin-block-start: var(--space-2);
  }

  @media ${media.wide} {
    grid-area: 1 / 2 / span 2;
    position: sticky;
    inset-block-start: var(--space-2);
  }

  /* One line above the buttons: the widget sees the height of its container. */
  ${phone} {
    ${({ $begun }) => !$begun && 'display: none;'}
    container-type: size;
    min-block-size: 0;
    block-size: 1.25rem;
    overflow: hidden;
    line-height: 1.25rem;

    & > :only-child {
      visibility: hidden;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;
