import { impactRowLabel, type RankUnderImpact, rankInWords } from '@donate-impact/shared/scoring';
import { listed } from '../common/listed';

const numbers = ['no', 'one', 'two', 'three', 'four'];

/**
 * A candidate's ranks under every impact focus, in words, the most frequent first: "1st under three of four impact focuses,
 * 4th under movement infrastructure".
 */
export function describeStability(ranks: readonly RankUnderImpact[]): string {
  const places = [...new Set(ranks.map(({ rank }) => rank))]
    .map((rank) => ranks.filter((under) => under.rank === rank))
    .sort((one, other) => other.length - one.length);
  const [first, ...others] = places;
  if (!first) return '';
  const total = numbers[ranks.length];
  if (others.length === 0) return `${namePlace(first)} under all ${total} impact focuses`;
  if (first.length === 1) return places.map(nameFocuses).join(', ');
  return [
    `${namePlace(first)} under ${numbers[first.length]} of ${total} impact focuses`,
    ...others.map(nameFocuses),
  ].join(', ');
}

/** One rank, which may be shared under some of the focuses: "1st or tied for 1st". */
function namePlace(place: readonly RankUnderImpact[]): string {
  return [...new Set(place.map(rankInWords))].sort().join(' or ');
}

function nameFocuses(place: readonly RankUnderImpact[]): string {
  const focuses = place.map(({ impact }) =>
    impact ? impactRowLabel(impact).toLowerCase() : 'the default weights',
  );
  return `${namePlace(place)} under ${listed(focuses)}`;
}
