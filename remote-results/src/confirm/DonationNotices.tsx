import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { donationAmount, rankInWords } from '@donate-impact/shared/scoring';
import { Button, focusHeading, Notice } from '@donate-impact/shared/ui';
import type { DonationPlan } from './planDonation';

/** Says that the clicked candidate is not a recipient, if that is so, and why. */
export function ClickedElsewhere({ clickedElsewhere: clicked, isTop, recipients }: DonationPlan) {
  const dispatch = useAppDispatch();
  if (!clicked) return null;
  const { id, name } = clicked.candidate;
  const equal = recipients.findLast(({ entry }) => entry.score === clicked.score)?.entry.candidate
    .name;

  function donateAlone() {
    focusHeading();
    dispatch(donationChosen({ ids: [id], clickedId: id, origin: 'results' }));
  }

  return (
    <Notice
      title={`${name} is not among the recipients`}
      actions={
        <Button data-print="hide" onClick={donateAlone}>
          Donate to {name} alone instead
        </Button>
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

/** Says that some of the chosen candidates are no longer in the data. */
export function SomeMissing({ missing, left }: { missing: number; left: number }) {
  return (
    <Notice
      title={`${missing} of the ${missing + left} candidates you chose ${missing === 1 ? 'is' : 'are'} no longer in the data`}
    >
      <p>
        The shares below are for the {left === 1 ? 'candidate' : `${left} candidates`} still in the
        data.
      </p>
    </Notice>
  );
}
