import { Disclosure, Stack } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';

interface FoldedSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the page that is closed at first. */
export function FoldedSection({ title, children }: FoldedSectionProps) {
  return (
    <Disclosure summary={title}>
      <Stack>{children}</Stack>
    </Disclosure>
  );
}
