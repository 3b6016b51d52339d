import { getReceiptParts, type Receipt, scoreLabel } from '@donate-impact/shared/scoring';
import { TableHead } from '@donate-impact/shared/ui';
import { ReceiptRow, ReceiptTable } from './ExactFigures';

/** The points of each factor, of those it can give; they add up to the score in the badge. */
export function ScoreReceipt({ explanation, caption }: { explanation: Receipt; caption: string }) {
  const { percent, score } = explanation;

  return (
    <div>
      <ReceiptTable>
        <caption>{caption}</caption>
        <TableHead columns={['Factor', 'Points']} />
        <tbody>
          {getReceiptParts(explanation).map(({ factor, label, note, points, most }) => (
            <ReceiptRow key={factor} label={label} note={note} figures={[`${points} of ${most}`]} />
          ))}
        </tbody>
        <tfoot>
          <ReceiptRow
            label={`Impact score: ${scoreLabel(score)}`}
            figures={[`${percent} of 100`]}
          />
        </tfoot>
      </ReceiptTable>
    </div>
  );
}
