import { groupDigits, type RankedCandidate, scorePercent } from '@donate-impact/shared/scoring';
import { useMemo } from 'react';
import styled from 'styled-components';

/** The candidates below the last line of the picture: how many, and how their scores are spread. */
export function RestOfRanking({ rest }: { rest: readonly RankedCandidate[] }) {
  const shape = useMemo(() => getShape(rest), [rest]);
  if (!shape) return null;
  const { count, highest, lowest, columns } = shape;
  const tallest = Math.max(...columns);

  return (
    <Rest>
      <figcaption>
        {`${groupDigits(count)} more score ${highest === lowest ? '' : `${lowest} to `}${highest}%`}
      </figcaption>
      <svg viewBox="0 0 105 30" preserveAspectRatio="none" aria-hidden="true">
        {columns.map((height, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={index}
            x={index * columnWidth + 0.3}
            width={columnWidth - 0.6}
            y={30 - (height / tallest) * 30}
            height={(height / tallest) * 30}
          />
        ))}
      </svg>
      <Axis aria-hidden="true">
        <span>0%</span>
        <span>50%</span>
        <span>100%</span>
      </Axis>
    </Rest>
  );
}

const Rest = styled.figure`
  font-size: var(--text-small);
  line-height: 1.4;

  figcaption {
    padding-block: var(--space-1) var(--space-half);
    font-weight: 600;
  }

  svg {
    width: 100%;
    height: 3rem;
    border-block-end: 1px solid var(--color-control);
    fill: var(--color-accent);
  }

  @media (forced-colors: active) {
    svg {
      fill: CanvasText;
    }
  }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--color-muted);
`;

// In points of 100.
const columnWidth = 5;

/** The spread of scores; null for no one. The candidates are in rank order. */
export function getShape(rest: readonly RankedCandidate[]) {
  const first = rest[0];
  const last = rest.at(-1);
  if (!first || !last) return null;
  const columns: number[] = Array(Math.floor(100 / columnWidth) + 1).fill(0);
  for (const { score } of rest) {
    const column = Math.floor(scorePercent(score) / columnWidth);
    columns[column] = (columns[column] ?? 0) + 1;
  }
  return {
    count: rest.length,
    /** In percent. */
    highest: scorePercent(first.score),
    lowest: scorePercent(last.score),
    /** The number of candidates with 0 to 4 percent, with 5 to 9, and so on to 100. */
    columns,
  };
}
