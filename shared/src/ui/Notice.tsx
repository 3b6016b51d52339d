import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Stack } from './layout';

interface NoticeProps {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons and links, most useful first. */
  actions?: ReactNode;
  /** Announced at once. */
  alert?: boolean;
}

/** A panel that says what happened and what can be done. */
export function Notice({ title, children, actions, alert = false }: NoticeProps) {
  return (
    <Panel role={alert ? 'alert' : undefined} $alert={alert} $gap={1}>
      <Title>{title}</Title>
      {children}
      {actions && <Cluster data-print="hide">{actions}</Cluster>}
    </Panel>
  );
}

const Panel = styled(Stack)<{ $alert: boolean }>`
  padding: var(--space-2) clamp(var(--space-2), 3vw, var(--space-3));
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-inline-start: 6px solid
    ${({ $alert }) => ($alert ? 'var(--color-alert)' : 'var(--color-accent)')};
  border-radius: var(--radius);
  & > ${Cluster} { margin-block-start: var(--space-1); }
`;

const Title = styled.p`
  font-weight: 600;
  font-size: var(--text-lead);
  line-height: 1.2;
`;
