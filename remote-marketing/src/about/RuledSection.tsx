import { Section, Stack } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RuledSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section with a rule above it; its heading is beside the text where there is room. */
export function RuledSection({ id, title, children }: RuledSectionProps) {
  return (
    <Ruled id={id} title={title}>
      <Stack>{children}</Stack>
    </Ruled>
  );
}

const Ruled = styled(Section)`
  border-block-start: 1px solid var(--color-border);
  padding-block-start: var(--space-3);
  & > h2 {
    font-size: var(--text-h3);
  }
  h3 {
    font-size: var(--text-body);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: var(--space-6);
  }
`;

/** Three short texts, side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  @media (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
