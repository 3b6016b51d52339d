import { Button, ExtensionPoint, Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Page = styled(Stack).attrs({ $gap: 3 })``;

export const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  & > button {
    justify-self: start;
  }
  /* The button has its room before it arrives, so that it does not push the steps. */
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) 9rem;
    & > button {
      justify-self: end;
    }
  }
`;

/** Text on the edge of the column, unless there is something to start over from. */
export const StartOver = styled(Button)`
  ${({ $variant }) => $variant === 'quiet' && 'padding-inline: 0;'}
`;

/** The beginning of the heading, on a line of its own. */
export const Place = styled.span`
  display: block;
  margin-block-end: var(--space-half);
  font-size: var(--text-h3);
  line-height: 1.4;
  letter-spacing: 0;
  color: var(--color-accent);
`;

/** The question, and beside it, or below it where there is no room, what its answers lead to so far. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3) var(--space-4);

  /* One column, at whose bottom the buttons stay in sight. */
  @media (max-width: 39.99rem) {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    & > ${Stack},
    & > ${Stack} > ${Stack} {
      display: contents;
    }
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 21rem;

    &:has(> [hidden]) {
      grid-template-columns: minmax(0, 54rem);
    }
  }
`;

/** As high as its content gets, so that nothing moves when that arrives. It is a box from the first answer on. */
export const LeadingMatches = styled(ExtensionPoint)<{ $begun: boolean }>`
  min-block-size: 28rem;
  padding: var(--space-2);
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  ${({ $begun }) => !$begun && 'padding-inline: 0; border-color: transparent; background: none;'}

  h2 {
    font-size: var(--text-h3);
  }

  h2 + p {
    margin-block-start: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-small);
  }

  @media (min-width: 44rem) {
    min-block-size: 22rem;
  }

  @media (min-width: 64rem) {
    min-block-size: 28rem;
    position: sticky;
    inset-block-start: var(--space-2);
  }

  @media (scripting: none) {
    display: none;
  }
`;
