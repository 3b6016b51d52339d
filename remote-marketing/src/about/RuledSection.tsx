import { media, Stack, RuledSection as Whole } from '@donate-impact/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** A section with a rule above it; its heading is beside the text where there is room. */
export function RuledSection({ children, ...section }: ComponentProps<typeof Whole>) {
  return (
    <Ruled {...section}>
      <Stack>{children}</Stack>
    </Ruled>
  );
}

const Ruled = styled(Whole)`
  @media ${media.wide} {
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: var(--space-6);
  }
`;
