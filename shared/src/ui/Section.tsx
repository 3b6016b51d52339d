import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './layout';

interface SectionProps {
  /** Unique in the page; the heading gets `<id>-title`. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A named part of a page with its `h2`. */
export function Section({ id, title, children, className }: SectionProps) {
  return (
    <Stack as="section" id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </Stack>
  );
}

/** A section below a rule, in place of a box. */
export const RuledSection = styled(Section)`
  padding-block-start: var(--space-2);
  border-block-start: var(--rule);
`;
