import type { Candidate } from '@donate-impact/shared/candidates';
import { groupDigits } from '@donate-impact/shared/scoring';
import { VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { Track } from './Drawings';

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
    <Figure>
      <figcaption>{countSentence(gap, dollars, count)}</figcaption>
      <Bars aria-hidden="true">
        {bars.map((whole, place) => (
          <Bar
            key={whole}
            name={nameBar(place, count)}
            whole={whole}
            dollars={place === bars.length - 1 ? dollars : undefined}
          />
        ))}
      </Bars>
      <VisuallyHidden as="div">
        <table>
          <caption>Your ${dollars} beside the funding gap</caption>
          <tbody>
            {bars.map((whole, place) => (
              <tr key={whole}>
                <th scope="row">{nameBar(place, count)}</th>
                <td>{formatDollars(whole)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Your donation</th>
              <td>${dollars}</td>
            </tr>
          </tbody>
        </table>
      </VisuallyHidden>
    </Figure>
  );
}

interface BarProps {
  name: string;
  whole: number;
  /** The donation, where it is drawn; the other bars mark the hundredth that the next one enlarges. */
  dollars: number | undefined;
}

function Bar({ name, whole, dollars }: BarProps) {
  const marked = dollars ? `${Math.min(100, (100 * dollars) / whole)}%` : '1%';

  return (
    <div>
      <p>
        <span>{name}</span> <strong>{formatDollars(whole)}</strong>
      </p>
      <Track height={dollars ? 16 : 32}>
        <rect className="groove" width="100%" height="16" />
        <rect className="us" width={marked} height="16" />
        {!dollars && <line className="grid" x1="1%" x2="100%" y1="16" y2="32" />}
      </Track>
      {dollars && <p className="us">Your ${dollars}</p>}
    </div>
  );
}

function nameBar(place: number, count: number): string {
  if (place > 0) return place === 1 ? 'A hundredth of it' : 'A hundredth of that';
  return count === 1 ? 'The funding gap' : 'Their funding gaps';
}

/** The dollars of each bar: the gap, a hundredth of it and so on, until the donation is at least a hundredth of the last. */
export function enlarge(gap: number, donation: number): number[] {
  return donation * 100 >= gap ? [gap] : [gap, ...enlarge(gap / 100, donation)];
}

export function countSentence(gap: number, donation: number, gaps = 1): string {
  if (donation >= gap) return 'Your donation alone would close it.';
  const count = gap / donation;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  const round = groupDigits(Math.round(count / step) * step);
  return `About ${round} donations like yours would ${gaps === 1 ? 'close' : 'add up to'} it.`;
}

function formatDollars(dollars: number): string {
  return `$${groupDigits(Math.round(dollars))}`;
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-half);

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--space-2);
    max-width: none;
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }

  .us { color: var(--color-us); }
`;
