import type { Candidate } from '@donate-impact/shared/candidates';
import { groupDigits } from '@donate-impact/shared/scoring';
import { RuledSection } from '@donate-impact/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Track } from '../campaign/Drawings';

interface DonationScaleProps {
  recipients: readonly Candidate[];
  /** What each of them gets, in dollars. */
  each: number;
}

/**
 * Draws the funding gaps of the recipients who have one as a bar, then a hundredth of it as the next bar, until what they get
 * is visible; nothing if there is no gap to close.
 */
export function DonationScale({ recipients, each }: DonationScaleProps) {
  const gaps = recipients
    .map(({ funding }) => Math.round(funding.them - funding.us))
    .filter((gap) => gap > 0);
  if (gaps.length === 0) return null;
  const gap = gaps.reduce((sum, one) => sum + one, 0);
  const dollars = each * gaps.length;
  const bars = enlarge(gap, dollars);

  return (
    <RuledSection id="scale" title={`Your $${dollars} at true scale`} data-print="hide">
      <p>{countSentence(gap, dollars, gaps.length)}</p>
      <Bars aria-label={`Your $${dollars} beside the funding gap`}>
        <tbody>
          {bars.map((whole, place) => {
            const filled = Math.min(100, Math.max(1, (100 * dollars) / whole));
            // The next bar shows the filled part alone.
            const isEnlarged = place < bars.length - 1;
            return (
              <Fragment key={whole}>
                <tr>
                  <th scope="row">{nameBar(place, gaps.length)}</th>
                  <td>{formatDollars(whole)}</td>
                </tr>
                <tr>
                  <td colSpan={2} aria-hidden="true">
                    <Track height={isEnlarged ? 32 : 16}>
                      <rect className="groove" width="100%" height="16" />
                      <rect
                        className={isEnlarged ? 'part' : 'us'}
                        width={`${filled}%`}
                        height="16"
                      />
                      {isEnlarged && <line className="grid" x1="1%" x2="100%" y1="16" y2="32" />}
                    </Track>
                  </td>
                </tr>
              </Fragment>
            );
          })}
          <tr>
            <th scope="row">Your donation</th>
            <td>{formatDollars(dollars)}</td>
          </tr>
        </tbody>
      </Bars>
    </RuledSection>
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
