import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { ScorePart, WeightPart } from '../scoring';
import { Muted } from './Muted';
import { media } from './media';

interface ScoreStripProps {
  /** The four factors of a score; their largest possible points add up to 100. */
  parts: readonly ScorePart[];
  /** `large` where it stands alone. */
  size?: 'small' | 'large';
  /** The strip in words, such as `nameParts` gives; leave it out where the words stand beside it. */
  label?: string;
}

/** A score as four boxes, each as wide as its weight and filled as far as it has earned points. */
export function ScoreStrip({ parts, size = 'small', label }: ScoreStripProps) {
  let end = 0;
  const boxes = parts.map((part) => {
    const start = end;
    end += part.most;
    return { ...part, start, end };
  });

  return (
    <Strip viewBox="0 0 100 1" preserveAspectRatio="none" data-size={size} {...inWords(label)}>
      {boxes.map(({ factor, start, most, points }) => (
        <g key={factor}>
          <rect className="box" x={start} width={most} height="1" />
          <rect className="earned" x={start} width={Math.min(points, most)} height="1" />
        </g>
      ))}
      {boxes.slice(0, -1).map(({ factor, end }) => (
        <path key={factor} d={`M${end} 0v1`} />
      ))}
    </Strip>
  );
}

interface WeightStripProps {
  parts: readonly WeightPart[];
  /** The strip in words; leave it out where the words stand beside it. */
  label?: string;
}

/**
 * What a score is made of, as four outlined boxes with the points that each can earn, where there is room for them; the
 * largest stands out.
 */
export function WeightStrip({ parts, label }: WeightStripProps) {
  const largest = Math.max(...parts.map(({ most }) => most));
  return (
    <Outlines $columns={stripColumns(parts)} {...inWords(label)}>
      {parts.map(({ factor, most }) => (
        <span key={factor} data-largest={most === largest || undefined}>
          <span>{most}</span>
        </span>
      ))}
    </Outlines>
  );
}

/** Of a picture: its words, or nothing where they stand beside it. */
function inWords(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}

/** The columns of a grid that are as wide as the boxes of a strip, for `grid-template-columns`. */
export function stripColumns(parts: readonly WeightPart[]): string {
  return parts.map(({ most }) => `minmax(0, ${most}fr)`).join(' ');
}

interface StripNamesProps extends ComponentProps<'p'> {
  parts: readonly WeightPart[];
}

/** What each box of the strip above is, and what it has earned; in the columns of the boxes where there is room. */
export function StripNames({ parts, ...rest }: StripNamesProps) {
  const isEarned = parts.some(({ points }) => points !== undefined);
  return (
    <Names $columns={stripColumns(parts)} data-earned={isEarned || undefined} {...rest}>
      {parts.map(({ factor, label, points, most }) => (
        <span key={factor}>
          {label}{' '}
          {isEarned && (
            <Figures>
              <b>{points}</b> of {most}
            </Figures>
          )}
        </span>
      ))}
    </Names>
  );
}

const Names = styled(Muted)<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};

  @media ${media.small} {
    > span + span {
      padding-inline-start: 2px;
    }
  }

  b {
    color: var(--color-text);
  }

  @media ${media.phone} {
    &[data-earned] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-earned] > span {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }

  @media ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Figures = styled.span`
  white-space: nowrap;
`;

/* The gaps are lines of one width, whatever the width of the strip. `--ground` is what the strip stands on. */
const Strip = styled.svg`
  width: 100%;
  height: 0.75rem;
  print-color-adjust: exact;

  &[data-size='large'] {
    height: 1.25rem;
  }

  .box {
    fill: var(--color-track);
  }

  .earned {
    fill: var(--color-us);
    transition: width 200ms ease-out;
  }

  path {
    stroke: var(--ground);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    path {
      stroke: CanvasText;
      stroke-width: 1px;
    }
  }
`;

const Outlines = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  border: 1px solid var(--color-control);
  font-size: var(--text-small);
  line-height: 1.125rem;
  text-align: center;

  > span {
    container-type: inline-size;
    block-size: 1.125rem;
  }

  > span + span {
    border-inline-start: 1px solid var(--color-control);
  }

  > [data-largest] {
    background: var(--color-track);
    font-weight: 700;
  }

  > span > span {
    font-size: min(1em, 75cqi);

    @container (max-width: 0.75rem) {
      display: none;
    }
  }
`;
