import type { Donation, Strategy } from '@donate-impact/shared/preferences';
import {
  chooseRecipients,
  donationAmount,
  getShare,
  ordinal,
  type RankedCandidate,
  scorePercent,
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
export function planDonation({ ranked, donation, strategy, isShared }: DonationContext) {
  const { ids, clickedId } = donation;
  const chosen = ids.flatMap((id) => ranked.find(({ candidate }) => candidate.id === id) ?? []);
  const isSpread = ids.length > 1;
  const isTop = isTopOf(ranked, chosen, ids.length);
  const reasonFor = (entry: RankedCandidate) =>
    isSpread
      ? spreadReason({ entry, chosen, ranked, isTop, isShared })
      : `${describePlace({ entry, ranked, isShared })} ${singleReason(donation, strategy)}`;

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

function singleReason({ origin }: Donation, strategy: Strategy | null): string {
  if (origin === 'detail') {
    return `You pressed Donate on this candidate’s own page, so the whole $${donationAmount} goes to this candidate.`;
  }
  return strategy === 'single'
    ? 'Your strategy is a single high-impact donation, and you pressed Donate on this candidate.'
    : 'You pressed Donate on this candidate.';
}

interface Place extends Pick<DonationContext, 'ranked' | 'isShared'> {
  entry: RankedCandidate;
  chosen: readonly RankedCandidate[];
  /** True if the chosen candidates are at the top of this ranking. */
  isTop: boolean;
}

/** Why a candidate receives part of a spread donation, and whether a tie decided it. */
function spreadReason({ entry, chosen, ranked, isTop, isShared }: Place): string {
  if (!isTop) return 'Among the top candidates in the list you donated from.';
  const place = describePlace({ entry, ranked, isShared });
  const passedOver = ranked.filter(
    (other) => other.score === entry.score && !chosen.includes(other),
  );
  if (passedOver.length === 0) return place;
  return `${place} A tie decided this: ${whoIsTied(passedOver)} the same score but ${passedOver.length === 1 ? 'comes' : 'come'} later in the data file.`;
}

function describePlace({ entry, ranked, isShared }: Omit<Place, 'chosen' | 'isTop'>): string {
  const { rank, score, tied } = entry;
  return `${tied ? 'Tied for' : 'Ranked'} ${ordinal(rank)} of ${ranked.length}${isShared ? ' in the shared list' : ''}: impact score ${scorePercent(score)}%.`;
}

function whoIsTied(tied: readonly RankedCandidate[]): string {
  const [first] = tied;
  if (tied.length === 1 && first) return `${first.candidate.name} has`;
  return `${tied.length} others have`;
}

/** False when the donation was made from another list than the one that the page shows. */
function isTopOf(
  ranked: readonly RankedCandidate[],
  chosen: readonly RankedCandidate[],
  selected: number,
): boolean {
  const ids = chooseRecipients({ strategy: 'spread', ranked, clickedId: '' });
  return selected <= ids.length && chosen.every(({ candidate }) => ids.includes(candidate.id));
}
