import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Lead } from './Lead';
import { Cluster, Stack } from './layout';
import { media } from './media';

interface NothingHereProps {
  /** What the visitor may have looked for, in a sentence or two. */
  children: ReactNode;
  /** Links, most useful first. */
  actions: ReactNode;
}

/** What stands below the heading where there is nothing at an address, beside a ballot without a mark. */
export function NothingHere({ children, actions }: NothingHereProps) {
  return (
    <Columns>
      <Stack $gap={3}>
        <Lead>{children}</Lead>
        <Cluster>{actions}</Cluster>
      </Stack>
      <Ballot viewBox="0 0 236 132" aria-hidden="true">
        <path className="marks" d="M0 0h16v12H0zm0 40h16v12H0zm0 40h16v12H0zm0 40h16v12H0z" />
        {[6, 46, 86, 126].map((y) => (
          <g key={y}>
            <rect x="41" y={y - 10} width="42" height="20" rx="10" />
            <path d={`M102 ${y}H236`} />
          </g>
        ))}
      </Ballot>
    </Columns>
  );
}

const Columns = styled(Stack)`
  align-items: start;
  gap: var(--space-6) var(--space-8);
  padding-block-start: var(--space-3);
  border-block-start: var(--rule);

  @media ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Ballot = styled.svg`
  width: 18rem;
  overflow: visible;
  fill: none;
  stroke: var(--color-control);
  stroke-width: 2;

  .marks {
    fill: var(--color-text);
    stroke: none;
  }
`;
