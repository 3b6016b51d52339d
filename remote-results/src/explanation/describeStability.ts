import { impactRowLabel, type RankUnderImpact, rankInWords } from '@donate-impact/shared/scoring';
import { listed } from '../common/listed';

const numbers = ['no', 'one', 'two', 'three', 'four'];

/**
 * A candidate's ranks under every impact focus, in words, the most frequent first: "1st under three of four impact focuses,
 * 4th under movement infrastructure".
 */
export function describeStability(ranks: readonly RankUnderImpact[]): string {
  const byRank = new Map<string, string[]>();
  for (const under of ranks) {
    const rank = rankInWords(under);
    const focus = under.impact ? impactRowLabel(under.impact).toLowerCase() : 'the default weights';
    byRank.set(rank, [...(byRank.get(rank) ?? []), focus]);
  }
  const [first, ...others] = [...byRank].sort(([, one], [, other]) => other.length - one.length);
  if (!first) return '';
  const [rank, { length }] = first;
  const total = numbers[ranks.length];
  if (others.length === 0) return `${rank} under all ${total} impact focuses`;
  if (length === 1) return [first, ...others].map(nameFocuses).join(', ');
  return [
    `${rank} under ${numbers[length]} of ${total} impact focuses`,
    ...others.map(nameFocuses),
  ].join(', ');
}

function nameFocuses([rank, focuses]: [string, string[]]): string {
  return `${rank} under ${listed(focuses)}`;
}
