import styled from 'styled-components';

/* One height for all lines: 18 px for a mouse, 20 px for a finger. */
export const Picture = styled.section`
  --line: 1.125rem;

  @media (pointer: coarse) {
    --line: 1.25rem;
  }

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-half) var(--space-1);
  min-width: 0;

  h2 {
    font-size: var(--text-body);
    letter-spacing: 0;
  }

  @media screen {
    padding: var(--space-1);
    border: 1px solid var(--color-border);
    border-radius: var(--radius);
    background: var(--color-surface);
  }

  @media screen and (min-width: 64rem) {
    padding-inline: var(--space-2);
  }
`;

const boundary = 'var(--color-border)';
const line = (at: number) =>
  `linear-gradient(${boundary}, ${boundary}) ${at}% 0 / 1px 100% no-repeat`;

export const Lines = styled.table`
  width: 100%;
  table-layout: fixed;
  font-size: var(--text-small);
  line-height: var(--line);
  print-color-adjust: exact;

  tbody tr {
    height: var(--line);
  }

  th,
  td {
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  :is(th, td):first-child {
    width: 2.25rem;
    padding-inline-end: var(--space-half);
    text-align: end;
  }

  th:nth-child(2) {
    width: 30%;
    padding-inline-end: var(--space-1);
    font-weight: 400;
  }

  :is(th, td):last-child {
    width: 2.5rem;
    text-align: end;
  }

  :is(th, td):nth-child(3) {
    overflow: visible;
  }

  /* On a phone the bar has a line of its own, below the name. */
  @media screen and (max-width: 39.99rem) {
    tbody tr {
      height: calc(2 * var(--line));
      vertical-align: top;
    }

    :is(th, td):nth-child(3) {
      width: 0;
    }

    th:nth-child(2) {
      width: auto;
    }

    svg {
      position: absolute;
      inset: auto 0 2px 2.25rem;
      width: calc(100% - 2.25rem);
    }
  }
`;

/* Lines where the labels change, at 40, 60 and 80 of 100: they mean nothing for a part of the score. */
export const Body = styled.tbody<{ $isWhole: boolean }>`
  tr {
    position: relative;
  }

  svg {
    background: ${({ $isWhole }) => ($isWhole ? [40, 60, 80].map(line).join(', ') : 'none')};
  }

  tr:hover {
    background: var(--color-sunken);
  }

  tr:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }

  /* Marks float beside the name. */
  [role='img'] ~ button {
    width: calc(100% - 1.25rem);
  }

  [role='img'] ~ [role='img'] ~ button {
    width: calc(100% - 2.5rem);
  }

  button {
    display: block;
    width: 100%;
    padding: 0;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    border: 0;
    background: none;
    font-weight: inherit;
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

export const Bar = styled.svg`
  width: 100%;
  height: var(--line);
  overflow: visible;

  rect {
    y: 3px;
    height: calc(var(--line) - 6px);
    stroke: var(--color-accent);
    stroke-width: 1;
    transition: x 350ms, width 350ms;
  }

  .competitiveness {
    fill: var(--color-accent);
  }

  .fundingGap {
    fill: var(--color-accent-mid);
  }

  .time {
    fill: url(#hatch);
  }

  .issueMatch {
    fill: var(--color-surface);
  }

  @media (forced-colors: active) {
    rect {
      stroke: CanvasText;
    }

    .competitiveness {
      fill: CanvasText;
    }

    .fundingGap {
      fill: GrayText;
    }

    .issueMatch {
      fill: Canvas;
    }
  }
`;

export const Key = styled.p`
  max-width: none;
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: 1.4;
`;

export const HatchDrawing = styled.svg`
  position: absolute;
  width: 0;
  height: 0;

  rect {
    fill: var(--color-surface);
  }

  rect + rect {
    fill: var(--color-accent);
  }

  @media (forced-colors: active) {
    rect {
      fill: Canvas;
    }

    rect + rect {
      fill: CanvasText;
    }
  }
`;
