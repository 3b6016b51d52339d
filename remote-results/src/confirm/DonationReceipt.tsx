import type { Strategy } from '@donate-impact/shared/preferences';
import { Section, Surface } from '@donate-impact/shared/ui';
import type { RefObject } from 'react';
import { Recipients } from './DonationReceipt.styles';
import { DonationTotals } from './DonationTotals';
import type { Donation } from './describeDonation';
import { RecipientItem } from './RecipientItem';
import { shareSentence } from './shareSentence';

interface DonationReceiptProps {
  donation: Donation;
  strategy: Strategy | null;
  listRef: RefObject<HTMLOListElement | null>;
}

/** Who gets how much and why, with the sum and what rounding left over. */
export function DonationReceipt({ donation, strategy, listRef }: DonationReceiptProps) {
  const { mode, recipients, share } = donation;

  return (
    <Surface>
      <Section
        id="donation"
        title={mode === 'single' ? 'To one recipient' : 'Spread across several'}
      >
        <p>
          <strong>{shareSentence(recipients.length, share)}.</strong>{' '}
          {modeReason(donation, strategy)}
        </p>
        <Recipients ref={listRef}>
          {recipients.map(({ entry, reason }) => (
            <RecipientItem
              key={entry.candidate.id}
              candidate={entry.candidate}
              reason={reason}
              dollars={share.each}
            />
          ))}
        </Recipients>
        <DonationTotals share={share} />
      </Section>
    </Surface>
  );
}

function modeReason(
  { mode, isTop, missing, recipients }: Donation,
  strategy: Strategy | null,
): string {
  if (mode === 'single') return 'This is a demo: nothing is paid.';
  const source = strategy === null ? 'You chose no strategy, so the donation' : 'The donation';
  const top = missing > 0 ? 'top' : `top ${recipients.length}`;
  const whom = isTop ? `the ${top} of the ranking` : 'the top of the list that you gave from';
  return `${source} goes to ${whom}. This is a demo: nothing is paid.`;
}
