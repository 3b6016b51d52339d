import { Cluster } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Actions = styled(Cluster)`
  min-height: var(--target);
  margin-block-start: var(--space-1);
`;

export const Reason = styled.p`
  flex: 1 1 12rem;
  min-height: 1.55em;
  color: var(--color-muted);
`;
