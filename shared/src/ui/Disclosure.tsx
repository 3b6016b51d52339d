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
  border-block: 1px solid var(--color-border);
  & > summary {
    padding-block: calc((var(--target) - 1lh) / 2);
    padding-inline-start: 1.25em;
    min-height: var(--target);
    text-indent: -1.25em;
    cursor: pointer;
    font-weight: 600;
    color: var(--color-accent);
  }
  & + & { border-block-start: 0; }
  & > summary:hover { color: var(--color-accent-hover); text-decoration: underline; }
`;

const Body = styled(Stack)`
  padding-block: var(--space-half) var(--space-2);
  overflow-x: auto;
`;
