import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ConsideredProps {
  /** How this prototype uses what the group lists. */
  title: string;
  items: readonly { name: string; text: ReactNode }[];
}

/** A group of what the algorithm considers. */
export function Considered({ title, items }: ConsideredProps) {
  return (
    <Group>
      <h3>{title}</h3>
      <ul>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-2);
  & + & { border-block-start: 1px solid var(--color-border); }
  &:first-child { padding-block-start: 0; }
  @media (min-width: 44rem) { grid-template-columns: 11rem minmax(0, 1fr); }
  ul {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }
`;
