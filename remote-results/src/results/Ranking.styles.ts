import { media, Section, visuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/* One height for all lines: 24 px for a finger, and less on paper. */
export const Picture = styled(Section)`
  --line: 1.5rem;

  @media print {
    --line: 1.25rem;
  }

  gap: var(--space-half);
  padding-block-end: var(--space-2);
  border-block-end: var(--rule);
`;

export const Lines = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: var(--text-small);
  line-height: var(--line);

  tbody tr {
    position: relative;
  }

  tbody tr:hover {
    background: var(--color-sunken);
    --ground: var(--color-sunken);
  }

  tr:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }

  th,
  td {
    padding: 0;
    vertical-align: bottom;
  }

  tbody :is(th, td) {
    vertical-align: top;
  }

  :is(th, td):first-child {
    width: 2.5rem;
    padding-inline-end: var(--space-1);
    text-align: end;
    white-space: nowrap;
  }

  th:nth-child(2) {
    width: 30%;
    padding-inline-end: var(--space-1);
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  :is(th, td):last-child {
    width: 2.75rem;
    text-align: end;
  }

  thead p {
    align-items: end;
    font-weight: 400;
    white-space: normal;
  }

  td > svg {
    margin-block: calc((var(--line) - 0.75rem) / 2);
  }

  /* On a phone the strip has a line of its own, below the name, and the order of the columns is that of the key. */
  @media screen and ${media.phone} {
    thead {
      ${visuallyHidden}
    }

    tbody tr {
      display: grid;
      grid-template: 'rank name score' auto 'none strip strip' auto / 2.5rem minmax(0, 1fr) auto;
    }

    tbody {
      display: block;
    }

    :is(th, td):nth-child(3) {
      grid-area: strip;
    }

    :is(th, td):is(:nth-child(2), :last-child) {
      width: auto;
    }

    td > svg {
      margin-block: 0 var(--space-half);
    }
  }

  /* The name, too. */
  @media screen and ${media.largeText} {
    th:nth-child(2) {
      grid-area: 2 / 1 / auto / -1;
    }

    :is(th, td):nth-child(3) {
      grid-area: 3 / 1 / auto / -1;
    }

    :is(th, td):last-child {
      grid-column: 2 / -1;
    }
  }

  button {
    display: block;
    padding: 0;
    text-align: start;
    border: 0;
    background: none;
    cursor: pointer;

    &:focus-visible {
      outline: none;
    }

    /* The whole line can be pressed. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
