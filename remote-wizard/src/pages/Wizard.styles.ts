import { Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Page = styled(Stack).attrs({ $gap: 3 })`
  max-width: 54rem;
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* As high as its button even before that has arrived. */
  align-items: center;
  min-height: var(--target);
  gap: var(--space-2);
  & > ol {
    flex: 1 1 18rem;
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
