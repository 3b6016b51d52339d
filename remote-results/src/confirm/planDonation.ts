import type { Donation, Strategy } from '@donate-impact/shared/preferences';
import {
  donationAmount,
  getShare,
  ordinal,
  type RankedCandidate,
  scorePercent,
  spreadSize,
} from '@donate-impact/shared/scoring';

export type DonationPlan = ReturnType<typeof planDonation>;

interface DonationContext {
  /** The list that the donation was made from. */
  ranked: readonly RankedCandidate[];
  donation: Donation;
  /** The visitor's own strategy. */
  strategy: Strategy | null;
  isShared: boolean;
}

/** Who gets what and why. */
export function planDonation(context: DonationContext) {
  const { ranked, donation } = context;
  const { ids, clickedId } = donation;
  const chosen = ids.flatMap((id) => ranked.find(({ candidate }) => candidate.id === id) ?? []);
  const top = ranked.slice(0, spreadSize);
  // Not when the donation was made from another list than the one that the page shows.
  const isTop = ids.length <= top.length && chosen.every((entry) => top.includes(entry));
  const reasonFor = (entry: RankedCandidate) => {
    if (ids.length === 1) return `${describePlace(entry, context)} ${singleReason(context)}`;
    if (!isTop) return 'Among the top candidates in the list you donated from.';
    return `${describePlace(entry, context)}${describeTie(entry, chosen, ranked)}`;
  };

  return {
    mode: chosen.length > 1 ? 'spread' : 'single',
    recipients: chosen.map((entry) => ({ entry, reason: reasonFor(entry) })),
    /** True if the recipients are at the top of the ranking. */
    isTop,
    /** The number of selected candidates that are no longer in the data. */
    missing: ids.length - chosen.length,
    share: getShare(chosen.length),
    /** The candidate whose Donate was pressed, unless that candidate is a recipient. */
    clickedElsewhere: ranked.find(
      ({ candidate }) => candidate.id === clickedId && !ids.includes(candidate.id),
    ),
  };
}

function singleReason({ donation, strategy }: DonationContext): string {
  if (donation.origin === 'detail') {
    return `You pressed Donate on this candidate’s own page, so the whole $${donationAmount} goes to this candidate.`;
  }
  return strategy === 'single'
    ? 'Your strategy is a single high-impact donation, and you pressed Donate on this candidate.'
    : 'You pressed Donate on this candidate.';
}

/** Whether a tie decided that a candidate receives part of a spread donation. */
function describeTie(
  entry: RankedCandidate,
  chosen: readonly RankedCandidate[],
  ranked: readonly RankedCandidate[],
): string {
  const passedOver = ranked.filter(
    (other) => other.score === entry.score && !chosen.includes(other),
  );
  if (passedOver.length === 0) return '';
  return ` A tie decided this: ${whoIsTied(passedOver)} the same score but ${passedOver.length === 1 ? 'comes' : 'come'} later in the data file.`;
}

function describePlace(entry: RankedCandidate, { ranked, isShared }: DonationContext): string {
  const { rank, score, tied } = entry;
  return `${tied ? 'Tied for' : 'Ranked'} ${ordinal(rank)} of ${ranked.length}${isShared ? ' in the shared list' : ''}: impact score ${scorePercent(score)}%.`;
}

function whoIsTied(tied: readonly RankedCandidate[]): string {
  const [first] = tied;
  if (tied.length === 1 && first) return `${first.candidate.name} has`;
  return `${tied.length} others have`;
}
