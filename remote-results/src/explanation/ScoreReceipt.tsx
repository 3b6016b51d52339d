import { getReceiptParts, type Receipt, scoreLabel } from '@donate-impact/shared/scoring';
import { Disclosure } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { ExactFigures, ReceiptTable } from './ExactFigures';

interface ScoreReceiptProps {
  explanation: Receipt;
  caption: string;
}

/** The points of each factor, of those it can give; they add up to the score in the badge. */
export function ScoreReceipt({ explanation, caption }: ScoreReceiptProps) {
  const { percent, score } = explanation;

  return (
    <div>
      <ReceiptTable $align="end">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {getReceiptParts(explanation).map(({ factor, label, note, points, most }) => (
            <tr key={factor}>
              <th scope="row">
                {label}
                <small>{note}</small>
              </th>
              <Points>{`${points} of ${most}`}</Points>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`Impact score: ${scoreLabel(score)}`}</th>
            <Points>{`${percent} of 100`}</Points>
          </tr>
        </tfoot>
      </ReceiptTable>
    </div>
  );
}

/** The figures behind the points, for those who open them. */
export function ExactReceipt({ explanation }: Pick<ScoreReceiptProps, 'explanation'>) {
  return (
    <div data-print="hide">
      <Disclosure summary="Exact figures">
        <ExactFigures
          explanation={explanation}
          caption="Before the points were rounded to add up"
        />
      </Disclosure>
    </div>
  );
}

/* On one line in print, where tables are narrow; large text on a screen may need two. */
const Points = styled.td`
  @media print {
    white-space: nowrap;
  }
`;
