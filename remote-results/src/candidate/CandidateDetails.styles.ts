import { Stack } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: start;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--space-2);
    padding-block-end: var(--space-1);
    border-block-end: 1px solid var(--color-border);
  }

  div:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  dd {
    font-weight: 600;
  }

  small {
    color: var(--color-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

export const IssueList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Muted = styled.p`
  color: var(--color-muted);
  font-size: var(--text-small);
`;

/* As tall as the window at least: what stands below never comes into view only to leave it again. */
export const CandidatePage = styled(Stack)`
  @media screen {
    align-content: start;
    min-height: 100vh;
  }
`;
