import { donationAmount, type Share } from '@donate-impact/shared/scoring';
import { Section, Surface } from '@donate-impact/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface DonationSummaryProps {
  share: Share;
  /** The number of recipients. */
  count: number;
  /** The actions. */
  children: ReactNode;
}

/** The total and the remainder from rounding, as figures and as one bar, with what comes next. */
export function DonationSummary({ share, count, children }: DonationSummaryProps) {
  return (
    <Surface>
      <Section id="summary" title={`Your $${donationAmount}`}>
        <SharesBar each={share.each} count={count} />
        <Totals>
          <div>
            <dt>Total</dt>
            <dd>${share.total}</dd>
          </div>
          {share.leftOver > 0 && (
            <div>
              <dt>Left over: shares are in whole dollars, so this goes to no one</dt>
              <dd>${share.leftOver}</dd>
            </div>
          )}
        </Totals>
        {children}
      </Section>
    </Surface>
  );
}

/** The whole donation as one bar, with a part for each share; what is left over stays empty. */
function SharesBar({ each, count }: { each: number; count: number }) {
  const width = (100 * each) / donationAmount;
  const starts = Array.from({ length: count }, (_, index) => index * width);

  return (
    <Bar aria-hidden="true" focusable="false">
      {starts.map((start) => (
        <rect key={start} x={`${start}%`} width={`${width}%`} height="100%" />
      ))}
      {starts.slice(1).map((start) => (
        <line key={start} x1={`${start}%`} x2={`${start}%`} y2="100%" />
      ))}
    </Bar>
  );
}

const Bar = styled.svg`
  inline-size: 100%;
  block-size: var(--space-2);
  background: var(--color-track);
  border: 1px solid var(--color-accent);
  rect { fill: var(--color-accent); }
  line { stroke: var(--color-surface); stroke-width: 3; }
`;

const Totals = styled.dl`
  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    padding-block: var(--space-1);
    border-block-end: 1px solid var(--color-border);
    font-variant-numeric: tabular-nums;
  }

  div:first-child {
    padding-block-start: 0;
    font-size: var(--text-lead);
  }

  div:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }

  dd { font-weight: 600; }
`;
