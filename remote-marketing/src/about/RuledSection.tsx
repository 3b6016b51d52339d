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
  border-block-start: 2px solid var(--color-text);
  padding-block-start: var(--space-2);
  @media (min-width: 60rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: var(--space-6);
  }
`;

/** Short texts side by side where there is room, in as many columns as there are texts. */
export const Columns = styled.div<{ $count: 2 | 3 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  @media (min-width: 44rem) {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;
