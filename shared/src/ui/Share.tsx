import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BallotMark } from './BallotMark';

interface ShareProps {
  dollars: number;
  /** Whose share it is. */
  name: ReactNode;
  /** Why, and what else belongs to it. */
  children?: ReactNode;
}

/** One share of the donation: the filled mark with its dollars, and who gets them. */
export function Share({ dollars, name, children }: ShareProps) {
  return (
    <Item>
      <BallotMark>{`$${dollars}`}</BallotMark>
      <Recipient>
        <div>{name}</div>
        {children}
      </Recipient>
    </Item>
  );
}

/** Shares side by side, as many in a row as there is room for. */
export const Shares = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-1) var(--space-3);

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--space-1);
  line-height: var(--line-snug);
`;

const Recipient = styled.div`
  overflow-wrap: anywhere;

  > :first-child {
    font-weight: 700;
  }

  > :not(:first-child) {
    color: var(--color-muted);
    font-size: var(--text-small);
  }
`;
