import { type Receipt, scoreLabel } from '@donate-impact/shared/scoring';
import { ReceiptTable } from './ReceiptTable';
import { shownPoints } from './shownPoints';

interface ExactFiguresProps {
  explanation: Receipt;
  caption: string;
}

/** How a score was calculated, in values from 0 to 1: factor, value, weight and points, which add up to the score. */
export function ExactFigures({ explanation, caption }: ExactFiguresProps) {
  const { lines, percent, score } = explanation;
  const { points, sum, isUnderHalf } = shownPoints(explanation);

  return (
    <ReceiptTable $align="end">
      <caption>{caption}</caption>
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
              {`${percent}%, ${scoreLabel(score)}`}
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
