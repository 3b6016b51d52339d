import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SlotName } from '../contract';

interface SlotProps {
  name: SlotName;
  className?: string;
  /** What stands there until another part fills the slot, and if none does. It does not change while the page is shown. */
  children: ReactNode;
}

/**
 * A place in a page that another part may fill: the shell puts what that exposes beside these words, which are hidden
 * then. Without a shell, or if the other part fails, the words stay. The place is there as long as the page is, which
 * reserves its space.
 */
export function Slot({ name, className, children }: SlotProps) {
  return (
    <Place data-slot={name} className={className}>
      <div>{children}</div>
    </Place>
  );
}

const Place = styled.div`
  & > :not(:last-child) {
    display: none;
  }
`;
