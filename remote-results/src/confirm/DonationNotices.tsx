import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type RankedCandidate, rankInWords } from '@donate-impact/shared/scoring';
import { LinkButton, Notice } from '@donate-impact/shared/ui';
import type { Donation } from './describeDonation';

interface DonationNoticesProps {
  donation: Donation;
  /** The fragment of the list that the donation was made from; empty for the visitor's own list. */
  fragment: string;
}

/**
 * What the visitor may not expect: the clicked candidate is not a recipient, or a chosen one is no longer in the
 * data.
 */
export function DonationNotices({ donation, fragment }: DonationNoticesProps) {
  const { clickedElsewhere, missing, recipients } = donation;

  return (
    <>
      {clickedElsewhere && (
        <ClickedElsewhere clicked={clickedElsewhere} donation={donation} fragment={fragment} />
      )}
      {missing > 0 && <SomeMissing missing={missing} left={recipients.length} />}
    </>
  );
}

interface ClickedElsewhereProps extends DonationNoticesProps {
  clicked: RankedCandidate;
}

function ClickedElsewhere({ clicked, donation, fragment }: ClickedElsewhereProps) {
  const { isTop, recipients } = donation;
  const { id, name } = clicked.candidate;
  const equal = recipients.findLast(({ entry }) => entry.score === clicked.score)?.entry.candidate
    .name;
  return (
    <Notice
      tone="plain"
      title={`${name} is not among the recipients`}
      actions={
        <LinkButton data-print="hide" to={paths.candidate.getHref(id) + fragment}>
          Donate to {name} alone instead
        </LinkButton>
      }
    >
      <p>
        You pressed Donate ${donationAmount} on {name}
        {isTop && `, who is ${clicked.tied ? '' : 'ranked '}${rankInWords(clicked)}`}. A spread
        donation goes to the top candidates in {isTop ? 'the ranking' : 'the list you donated from'}
        , whichever card you press.
        {isTop && equal && ` ${equal} has the same score but comes earlier in the data file.`}
      </p>
    </Notice>
  );
}

function SomeMissing({ missing, left }: { missing: number; left: number }) {
  return (
    <Notice
      tone="plain"
      title={`${missing} of the ${missing + left} candidates you chose ${missing === 1 ? 'is' : 'are'} no longer in the data`}
    >
      <p>
        The shares below are for the {left === 1 ? 'candidate' : `${left} candidates`} still in the
        data.
      </p>
    </Notice>
  );
}
