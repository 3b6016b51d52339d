import { Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Page = styled(Stack).attrs({ $gap: 3 })`
  max-width: 54rem;
`;

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

/** The beginning of the heading, on a line of its own. */
export const Place = styled.span`
  display: block;
  margin-block-end: var(--space-half);
  font-size: var(--text-h3);
  line-height: 1.4;
  letter-spacing: 0;
  color: var(--color-accent);
`;
