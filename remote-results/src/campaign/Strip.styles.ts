import { denseText } from '@donate-impact/shared/ui';
import styled from 'styled-components';

export const Strip = styled.figure`
  min-width: 0;
`;

/** What the drawing shows, in words. The marks of the drawing stand before the values that they show. */
export const Words = styled.figcaption`
  color: var(--color-muted);
  font-size: ${denseText.control};
  line-height: 1.4;

  b {
    color: var(--color-text);
  }

  .us::before,
  .them::before {
    content: '●' / '';
    margin-inline-end: var(--space-half);
    color: var(--color-us);
    font-size: ${denseText.mark};
  }

  .them::before {
    content: '◆' / '';
    color: var(--color-them);
  }
`;

/** One drawing of two values. Percentages place the marks, so nothing is stretched at any width. */
export const Track = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 1.25rem;
  overflow: visible;

  .us {
    fill: var(--color-us);
    stroke: var(--color-us);
  }

  .them {
    fill: var(--color-them);
    stroke: var(--color-them);
  }

  line {
    stroke-width: 2;
  }

  rect.mark {
    transform: translate(-4px, -4px) rotate(45deg);
    transform-box: fill-box;
    transform-origin: center;
  }

  .groove {
    fill: var(--color-track);
  }

  .grid {
    stroke: var(--color-control);
    stroke-dasharray: 2 3;
    stroke-width: 1;
  }

  @media (forced-colors: active) {
    .us {
      fill: CanvasText;
      stroke: CanvasText;
    }

    .them {
      fill: Canvas;
      stroke: CanvasText;
    }

    .groove {
      fill: Canvas;
    }

    .grid {
      stroke: CanvasText;
    }
  }
`;
