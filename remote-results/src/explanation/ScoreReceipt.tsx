import { type Receipt, scoreLabel } from '@donate-impact/shared/scoring';
import { Table } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { shownPoints } from './shownPoints';

interface ScoreReceiptProps {
  explanation: Receipt;
  /** The table's caption; by default it names the score that the table explains. */
  caption?: string;
}

/** How a score was calculated: factor, value, weight and points, which add up to the score in the badge. */
export function ScoreReceipt({ explanation, caption }: ScoreReceiptProps) {
  const { lines, percent, score } = explanation;
  const { points, sum, isUnderHalf } = shownPoints(explanation);

  return (
    <ReceiptTable $align="end">
      <caption>{caption ?? `How ${percent}% was calculated`}</caption>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          <th scope="col">Value</th>
          <th scope="col">Weight</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.factor}>
            <th scope="row">
              {line.label}
              <small>{line.note}</small>
            </th>
            <td>{line.value.toFixed(3)}</td>
            <td>{line.weight.toFixed(2)}</td>
            <td>{points[index]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            Sum
          </th>
          <td>{sum}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            Score: the sum, rounded to two decimals
            <small>
              {percent}%, {scoreLabel(score)}
              {isUnderHalf &&
                '; as a binary fraction the sum is just under the half, so it rounds down'}
            </small>
          </th>
          <td>{score.toFixed(2)}</td>
        </tr>
      </tfoot>
    </ReceiptTable>
  );
}

const ReceiptTable = styled(Table)`
  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }

  tbody th {
    font-weight: 400;
    hyphens: auto;

    @media (max-width: 22rem) {
      overflow-wrap: anywhere;
    }
  }

  small {
    display: block;
    font-weight: 400;
  }

  @media (max-width: 30rem) {
    font-size: calc(var(--text-small) * 0.875);

    th,
    td {
      padding-inline: var(--space-half) 0;
    }

    small {
      font-size: inherit;
    }
  }

  tfoot tr:last-child > * {
    border-block-end: 3px double var(--color-control);
    font-weight: 600;
  }
`;
