import styled from 'styled-components';

export const Figure = styled.figure`
  container-type: inline-size;
  inline-size: 100%;
`;

/** Name, drawing and value side by side; where that is too narrow, the drawing goes below the two. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 7fr) 3.75rem;
  column-gap: var(--space-1);
  align-items: center;

  & > svg {
    grid-column: 2;
  }

  @container (max-width: 28rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > svg {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

export const RowName = styled.span`
  overflow-wrap: anywhere;
  font-size: var(--text-small);
  line-height: 1.2;
`;

export const RowValue = styled.span`
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`;

/** The drawing of one row: percentages place the marks, so nothing is stretched at any width. */
export const Track = styled.svg`
  display: block;
  inline-size: 100%;
  overflow: visible;

  .us {
    fill: var(--color-us);
    stroke: var(--color-us);
  }

  .them {
    fill: var(--color-them);
    stroke: var(--color-them);
  }

  .whisker {
    stroke-width: 2;
  }

  .groove {
    fill: var(--color-track);
  }

  .grid {
    stroke: var(--color-control);
    stroke-dasharray: 2 3;
    stroke-width: 1;
  }

  text {
    fill: var(--color-muted);
    font-size: var(--text-small);
  }

  @media (forced-colors: active) {
    .us,
    .whisker {
      fill: CanvasText;
      stroke: CanvasText;
    }

    .them:not(.whisker) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 2;
    }

    .groove {
      fill: Canvas;
    }

    .grid {
      stroke: CanvasText;
    }

    text {
      fill: CanvasText;
    }
  }
`;

export const Sentence = styled.figcaption`
  margin-block-start: var(--space-1);
  color: var(--color-muted);
  font-size: var(--text-small);
`;
