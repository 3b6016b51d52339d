import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type RankedCandidate, rankInWords } from '@donate-impact/shared/scoring';
import { LinkButton, Notice } from '@donate-impact/shared/ui';
import type { Donation } from './describeDonation';

/** What differs from what the visitor may expect: another recipient than the clicked one, or one that is gone. */
export function DonationNotices({ donation }: { donation: Donation }) {
  const { clickedElsewhere, missing, recipients } = donation;

  return (
    <>
      {clickedElsewhere && <ClickedElsewhere clicked={clickedElsewhere} donation={donation} />}
      {missing > 0 && <SomeMissing missing={missing} left={recipients.length} />}
    </>
  );
}

interface ClickedElsewhereProps {
  clicked: RankedCandidate;
  donation: Donation;
}

function ClickedElsewhere({ clicked, donation }: ClickedElsewhereProps) {
  const { isTop, recipients } = donation;
  const { id, name } = clicked.candidate;
  const equal = recipients.findLast(({ entry }) => entry.score === clicked.score)?.entry.candidate
    .name;
  return (
    <Notice
      tone="plain"
      title={`${name} is not among the recipients`}
      actions={
        <LinkButton data-print="hide" to={paths.candidate.getHref(id)}>
          Give to {name} alone instead
        </LinkButton>
      }
    >
      <p>
        You pressed Donate ${donationAmount} on {name}
        {isTop && `, who is ranked ${rankInWords(clicked)}`}. The donation is spread over the top of{' '}
        {isTop ? 'the ranking' : 'the list that you gave from'}, whichever card is pressed.
        {isTop && equal && ` ${equal} has the same score and stands first in the data file.`}
      </p>
    </Notice>
  );
}

function SomeMissing({ missing, left }: { missing: number; left: number }) {
  return (
    <Notice
      tone="plain"
      title={`${missing} of the ${missing + left} you chose ${missing === 1 ? 'is' : 'are'} not in the data any more`}
    >
      <p>
        The shares below are worked out for {left === 1 ? 'the one' : `the ${left}`} still found.
      </p>
    </Notice>
  );
}
