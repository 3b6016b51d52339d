import { apportion, type Receipt, scoreLabel } from '@donate-impact/shared/scoring';
import { Disclosure, media, Table, TableHead } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The calculation in values from 0 to 1, for those who open it: factor, value, weight and points, which add up to the score. */
export function ExactFigures({ explanation }: { explanation: Receipt }) {
  const { lines, percent, score } = explanation;
  const { points, sum, isUnderHalf } = shownPoints(explanation);

  return (
    <div data-print="hide">
      <Disclosure summary="Exact figures">
        <ReceiptTable>
          <caption>Before the points were rounded to add up</caption>
          <TableHead columns={['Factor', 'Value', 'Weight', 'Points']} />
          <tbody>
            {lines.map((line, index) => (
              <ReceiptRow
                key={line.factor}
                label={line.label}
                note={line.note}
                figures={[line.value.toFixed(3), line.weight.toFixed(2), points[index]]}
              />
            ))}
          </tbody>
          <tfoot>
            <ReceiptRow label="Sum" span={3} figures={[sum]} />
            <ReceiptRow
              label="Score: the sum, rounded to two decimals"
              note={`shown as ${percent}%, ${scoreLabel(score)}${isUnderHalf ? underHalf : ''}`}
              span={3}
              figures={[score.toFixed(2)]}
            />
          </tfoot>
        </ReceiptTable>
      </Disclosure>
    </div>
  );
}

const underHalf = '; as a binary fraction the sum is just under the half, so it rounds down';

type Explained = Pick<Receipt, 'score' | 'sum'> & { lines: readonly { points: number }[] };

/**
 * The points as printed: three decimals that add up to the printed sum, with more decimals only where three would
 * round to a different score.
 */
export function shownPoints({ lines, score, sum }: Explained) {
  const enough = [3, 4, 5, 6].find((count) => roundsTo(score, sum, count));
  const digits = enough ?? 3;
  const unit = 10 ** digits;
  const whole = Math.round(sum * unit);
  const units = apportion(
    lines.map(({ points }) => points * unit),
    whole,
  );

  return {
    points: units.map((points) => (points / unit).toFixed(digits)),
    sum: (whole / unit).toFixed(digits),
    /** The printed sum ends on exactly a half but is slightly less as a binary fraction, so it was rounded down. */
    isUnderHalf: enough === undefined,
  };
}

function roundsTo(score: number, sum: number, digits: number): boolean {
  return Math.round(Number(sum.toFixed(digits)) * 100) === Math.round(score * 100);
}

interface ReceiptRowProps {
  label: string;
  note?: string;
  /** The columns that the label takes. */
  span?: number;
  figures: readonly ReactNode[];
}

/** A line of that table, with a note beside its label, or below it on a phone. */
export function ReceiptRow({ label, note, span, figures }: ReceiptRowProps) {
  return (
    <tr>
      <th scope="row" colSpan={span}>
        {label}
        {note && <small> {note}</small>}
      </th>
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
        <td key={column}>{figure}</td>
      ))}
    </tr>
  );
}

/** A table of names and figures; a `tfoot` is the result of the lines above. */
export const ReceiptTable = styled(Table)`
  td:last-child,
  th:last-child {
    padding-inline-end: 0;
  }

  tbody th {
    hyphens: auto;

    @media ${media.phone} {
      overflow-wrap: anywhere;
    }
  }

  small {
    margin-inline-start: var(--space-half);
    font-variant-numeric: normal;
    font-weight: 400;
  }

  @media ${media.phone} {
    th,
    td {
      padding-inline: var(--space-half) 0;
    }

    small {
      display: block;
      margin-inline-start: 0;
    }
  }

  /* Points are on one line in print, where tables are narrow; large text on a screen may need two. */
  @media print {
    thead ~ * td {
      white-space: nowrap;
    }

    thead {
      display: none;
    }

    :is(caption, th, td) {
      padding-block: 0;
    }
  }

  tfoot tr:last-child > * {
    border-block-end: 3px double var(--color-control);
    font-weight: 600;
  }
`;
