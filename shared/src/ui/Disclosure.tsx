import type { ReactNode } from 'react';
import styled from 'styled-components';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean;
}

/** Native details and summary. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <Details open={open}>
      <summary>{summary}</summary>
      <Body>{children}</Body>
    </Details>
  );
}

const Details = styled.details`
  border-block: 1px solid var(--color-border);
  & > summary {
    padding-block: calc((var(--target) - 1lh) / 2);
    min-height: var(--target);
    cursor: pointer;
    font-weight: 600;
    color: var(--color-accent);
  }
  & > summary:hover { color: var(--color-accent-hover); text-decoration: underline; }
`;

const Body = styled.div`
  padding-block: var(--space-half) var(--space-2);
  overflow-x: auto;
`;
