import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Stack } from './layout';

interface SectionProps extends ComponentProps<'section'> {
  /** Unique in the page; the heading gets `<id>-title`. */
  id: string;
  title: string;
}

/** A named part of a page with its `h2`. */
export function Section({ id, title, children, ...others }: SectionProps) {
  return (
    <Stack as="section" id={id} aria-labelledby={`${id}-title`} {...others}>
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
