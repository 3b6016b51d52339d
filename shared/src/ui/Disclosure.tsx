import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './layout';

/** Native details and summary. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary>{summary}</summary>
      <Body>{children}</Body>
    </Details>
  );
}

const Details = styled.details`
  & > summary {
    padding-block: calc((var(--target) - 1lh) / 2);
    padding-inline-start: 1.25em;
    min-height: var(--target);
    text-indent: -1.25em;
    cursor: pointer;
    font-weight: 600;
    color: var(--color-accent);
  }
  & > summary:hover { color: var(--color-accent-hover); text-decoration: underline; }
`;

const Body = styled(Stack)`
  padding-block: var(--space-half) var(--space-2);
  overflow-x: auto;
`;
