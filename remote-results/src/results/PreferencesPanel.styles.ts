import { LinkButton } from '@donate-impact/shared/ui';
import styled from 'styled-components';

const inline = '@media (max-width: 63.99rem), print';
const narrow = '@media screen and (max-width: 63.99rem)';

export const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-1);
  min-width: 0;
  padding: var(--space-half) var(--space-2) var(--space-1);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);

  /* As tall as the link beside it, before that arrives. */
  h2 {
    font-size: var(--text-small);
    line-height: 2rem;
    letter-spacing: 0;
  }

  ${narrow} {
    padding: 0 0 var(--space-half);
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;
  }
`;

export const Edit = styled(LinkButton)`
  && {
    padding-inline: 0;
    border-inline-width: 0;
    gap: 0;
    min-height: 2rem;
    padding-block: 0;
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

/* As tall as most answers, before they are known. */
export const PreferenceList = styled.dl`
  display: grid;
  flex: 1 0 100%;
  align-content: start;
  gap: var(--space-half);
  min-width: 0;
  min-height: calc(7em + 2 * var(--space-half));
  font-size: var(--text-small);
  line-height: 1.4;

  ${inline} {
    display: block;
    min-height: 0;
  }

  @media print {
    min-height: 0;
  }
`;

export const Answer = styled.div`
  > * {
    display: inline;
  }

  ${narrow} {
    min-height: 2.8em;

    &:last-child {
      min-height: 1.4em;
    }
  }

  @media print {
    display: inline;

    &:not(:last-child)::after {
      content: ' · ' / '';
    }
  }

  dt {
    color: var(--color-muted);
  }

  dt::after {
    content: ':';
  }

  dd > div {
    display: inline-block;
    vertical-align: bottom;
  }
`;
