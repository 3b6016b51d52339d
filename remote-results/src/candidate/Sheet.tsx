import { media, RuledSection, Stack } from '@donate-impact/shared/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** One part of the page: its facts in two columns where there is room, one below the other on a phone. */
export function Sheet({ id, title, children }: ComponentProps<typeof RuledSection>) {
  return (
    <Titled id={id} title={title}>
      <Facts>{children}</Facts>
    </Titled>
  );
}

/** A fact of a sheet under its own small heading. */
export function Fact({ id, title, children }: ComponentProps<typeof RuledSection>) {
  return (
    <Stack as="section" id={id} aria-labelledby={`${id}-title`} $gap={1}>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </Stack>
  );
}

const Titled = styled(RuledSection)`
  caption { font-size: var(--text-body); font-weight: 700; line-height: var(--line-tight); }
  div > h3 + p { margin-block-start: var(--space-1); }
`;

const Facts = styled(Stack)`
  gap: var(--space-3) var(--space-4);

  @media ${media.medium}, print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > * { break-inside: avoid; }
`;
