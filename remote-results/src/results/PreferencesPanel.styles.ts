import { LinkButton } from '@donate-impact/shared/ui';
import styled, { css } from 'styled-components';

const narrow = '@media screen and (max-width: 63.99rem)';

const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

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

  h2 {
    font-size: var(--text-small);
    letter-spacing: 0;
  }

  ${narrow} {
    flex-wrap: nowrap;
    padding: 0;
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;

    /* The line names the preferences itself. */
    h2 {
      ${unseen}
    }

    &:has([data-open='true']) {
      flex-wrap: wrap;
    }
  }
`;

/** One line, cut where it is too long: pressing it shows everything. */
export const Summary = styled.button.attrs({ type: 'button' })`
  display: none;

  ${narrow} {
    display: flex;
    flex: 1 1 0;
    gap: var(--space-1);
    min-width: 0;
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    align-items: center;
    text-align: start;
    font-size: var(--text-small);
    font-weight: 600;
    cursor: pointer;

    > :first-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const Edit = styled(LinkButton)`
  && {
    padding-inline: 0;
    border-inline-width: 0;
    gap: 0;
    font-size: var(--text-small);
    font-weight: 400;
  }

  ${narrow} {
    span {
      ${unseen}
    }
  }
`;

export const Body = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: var(--space-1);
  min-width: 0;
  font-size: var(--text-small);
  line-height: 1.4;

  dl {
    display: grid;
    gap: var(--space-half);
  }

  ${narrow} {
    order: 1;
    padding-block: 0 var(--space-1);

    &[data-open='false'] {
      display: none;
    }
  }
`;

export const Answer = styled.div`
  > * {
    display: inline;
  }

  dt {
    color: var(--color-muted);
  }

  dt::after {
    content: ':';
  }

  dd {
    font-weight: 600;
  }

  dd > div {
    display: inline-block;
    vertical-align: bottom;
  }
`;
