import { Muted, media, SmallMark, Stack, visuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/** A card is a part of the list between two rules, not a box. */
export const Card = styled(Stack).attrs({ as: 'article' })`
  gap: 0.375rem;
  padding-block: 0.75rem;

  /* The rank has a column of its own, beside everything else. */
  @media ${media.medium} {
    gap: var(--space-1);
    padding-inline-start: var(--margin);

    > header {
      margin-inline-start: calc(-1 * var(--margin));
    }

    > svg {
      height: 0.875rem;
    }
  }

  /* Where a line of the ranking led. */
  &:has(h2:focus) {
    background: var(--color-sunken);
    --ground: var(--color-sunken);
  }
`;

/** What the strip does not draw. */
export const Facts = styled(Stack)`
  gap: 0;
  font-size: var(--text-small);
`;

/** Rank, name and score in one line, and the district below; where there is no room, each in a line of its own. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-1);

  h2 {
    flex: 1 1 6rem;
    overflow-wrap: anywhere;
  }

  > [data-label] > span {
    ${visuallyHidden}
  }

  @media ${media.medium}, print {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;

    > [data-label] {
      justify-content: end;
    }
  }
`;

/* Below the rank, in the margin of the ballot, the mark of those who get a share. */
export const Rank = styled.p`
  position: relative;
  flex: none;
  min-width: 2.125rem;
  white-space: nowrap;
  color: var(--color-muted);
  grid-row: span 2;

  > ${SmallMark} {
    position: absolute;
    inset: calc(100% + 0.25rem) auto auto 0;
  }

  @media screen and ${media.belowMedium} {
    font-size: var(--text-small);
  }
`;

export const District = styled(Muted)`
  order: 1;
  flex: 1 1 10rem;
  overflow-wrap: anywhere;

  @media screen and ${media.belowMedium} {
    padding-inline-start: var(--margin);
  }
`;

/** What the percentages are, once, at the head of their column. */
export const Legend = styled(Muted)`
  order: 2;
  text-align: end;

  li:not(:first-child) & {
    display: none;
  }
`;
