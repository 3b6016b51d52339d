import type { Candidate } from '@donate-impact/shared/candidates';
import { groupDigits } from '@donate-impact/shared/scoring';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Track } from '../campaign/Drawings';

/** A donation beside the funding gaps of those recipients who have one. */
interface ScaledDonation {
  /** The sum of the gaps, in dollars. */
  gap: number;
  dollars: number;
  /** The number of gaps. */
  count: number;
}

/** Null if there is no gap to close. `each` is what each recipient gets, in dollars. */
export function scaleDonation(
  recipients: readonly Candidate[],
  each: number,
): ScaledDonation | null {
  const gaps = recipients
    .map(({ funding }) => Math.round(funding.them - funding.us))
    .filter((gap) => gap > 0);
  if (gaps.length === 0) return null;
  const gap = gaps.reduce((sum, one) => sum + one, 0);
  return { gap, dollars: each * gaps.length, count: gaps.length };
}

/** Draws the funding gap as a bar, then a hundredth of it as the next bar, until the donation is visible. */
export function DonationScale({ gap, dollars, count }: ScaledDonation) {
  const bars = enlarge(gap, dollars);

  return (
    <>
      <p>{countSentence(gap, dollars, count)}</p>
      <Bars aria-label={`Your $${dollars} beside the funding gap`}>
        <tbody>
          {bars.map((whole, place) => (
            <Fragment key={whole}>
              <tr>
                <th scope="row">{nameBar(place, count)}</th>
                <td>{formatDollars(whole)}</td>
              </tr>
              <tr>
                <td colSpan={2} aria-hidden="true">
                  <Bar
                    filled={Math.max(1, (100 * dollars) / whole)}
                    isEnlarged={place < bars.length - 1}
                  />
                </td>
              </tr>
            </Fragment>
          ))}
          <tr>
            <th scope="row">Your donation</th>
            <td>{formatDollars(dollars)}</td>
          </tr>
        </tbody>
      </Bars>
    </>
  );
}

interface BarProps {
  /** Percent of the bar. */
  filled: number;
  /** True if the next bar shows the filled part alone. */
  isEnlarged: boolean;
}

function Bar({ filled, isEnlarged }: BarProps) {
  return (
    <Track height={isEnlarged ? 32 : 16}>
      <rect className="groove" width="100%" height="16" />
      <rect
        className={isEnlarged ? 'part' : 'us'}
        width={`${Math.min(100, filled)}%`}
        height="16"
      />
      {isEnlarged && <line className="grid" x1="1%" x2="100%" y1="16" y2="32" />}
    </Track>
  );
}

function nameBar(place: number, count: number): string {
  if (place > 0) return '1% of that, enlarged';
  return count === 1 ? 'The funding gap' : 'Their funding gaps';
}

/** The dollars of each bar: the gap, a hundredth of it and so on, until the donation is at least a hundredth of the last. */
export function enlarge(gap: number, donation: number): number[] {
  return donation * 100 >= gap ? [gap] : [gap, ...enlarge(gap / 100, donation)];
}

export function countSentence(gap: number, donation: number, gaps = 1): string {
  if (donation >= gap) return 'Your donation alone would close the gap.';
  const count = gap / donation;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  const round = groupDigits(Math.round(count / step) * step);
  return `It would take about ${round} donations like yours to close ${gaps === 1 ? 'the gap' : 'their gaps'}.`;
}

function formatDollars(dollars: number): string {
  return `$${groupDigits(Math.round(dollars))}`;
}

const Bars = styled.table`
  inline-size: 100%;
  font-size: var(--text-small);

  :is(th, td) {
    padding: 0;
    overflow-wrap: anywhere;
  }

  th { font-weight: 400; }

  th + td {
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }

  tr:last-child { color: var(--color-us); }

  .part { fill: var(--color-muted); }
`;
