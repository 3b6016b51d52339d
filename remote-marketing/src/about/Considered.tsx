import { Badge, Cluster } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const tags = {
  scored: { label: "In this prototype's score", tone: 'soft' },
  shown: { label: 'Shown, not scored', tone: 'outline' },
  absent: { label: 'Not in the prototype', tone: 'plain' },
} as const;

interface ConsideredProps {
  title: string;
  uses: readonly (keyof typeof tags)[];
  children: ReactNode;
}

/** One item that the algorithm considers, tagged with how this prototype uses it. */
export function Considered({ title, uses, children }: ConsideredProps) {
  return (
    <Item>
      <h3>{title}</h3>
      <Cluster $gap={1} $align="start">
        {uses.map((use) => (
          <Badge key={use} $tone={tags[use].tone}>
            {tags[use].label}
          </Badge>
        ))}
      </Cluster>
      <p>{children}</p>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  padding-block: var(--space-2);
  border-block-start: 1px solid var(--color-border);
  @media (min-width: 44rem) {
    grid-template-columns: minmax(0, 1fr) 15rem;
    column-gap: var(--space-4);
    & > ${Cluster} {
      grid-area: 1 / 2 / 3;
      align-content: start;
    }
  }
`;
