import { type Receipt, scoreLabel } from '@donate-impact/shared/scoring';
import { ReceiptTable } from './ScoreReceipt.styles';
import { shownPoints } from './shownPoints';

interface ScoreReceiptProps {
  explanation: Receipt;
  /** What the table is called; the default says which number it adds up to. */
  caption?: string;
}

/** How a score was calculated: factor, value, weight and points, adding up to the badge. */
export function ScoreReceipt({ explanation, caption }: ScoreReceiptProps) {
  const { lines, percent, score } = explanation;
  const { points, sum, isUnderHalf } = shownPoints(explanation);

  return (
    <ReceiptTable>
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
              {isUnderHalf && '; in a computer’s binary fractions the sum is a hair under the half'}
            </small>
          </th>
          <td>{score.toFixed(2)}</td>
        </tr>
      </tfoot>
    </ReceiptTable>
  );
}
