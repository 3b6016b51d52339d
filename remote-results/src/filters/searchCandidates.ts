import type { Candidate } from '@donate-impact/shared/candidates';
import type { RankedCandidate } from '@donate-impact/shared/scoring';
import type { ListFilters } from './ListFilters';

/**
 * The ranked candidates that match every filter, in the same order and with the ranks of the whole list.
 * Each word of the text must occur in the name or the district, ignoring case and accents.
 */
export function searchCandidates(
  ranked: readonly RankedCandidate[],
  { text, competitiveness, issue }: ListFilters,
): RankedCandidate[] {
  // Stryker disable next-line MethodExpression,Regex: only slower; an empty word is in every name.
  const words = fold(text).split(/\s+/).filter(Boolean);
  return ranked.filter(
    ({ candidate }) =>
      (!competitiveness || candidate.competitiveness === competitiveness) &&
      (!issue || candidate.issues.includes(issue)) &&
      hasWords(candidate, words),
  );
}

function hasWords({ name, district }: Candidate, words: string[]): boolean {
  // Stryker disable next-line ConditionalExpression: only slower; every one of no words is there.
  if (words.length === 0) return true;
  const place = fold(`${name}\n${district}`);
  return words.every((word) => place.includes(word));
}

// Letters that do not decompose into a base letter and a mark, so that removing marks leaves them unchanged.
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđßæœı]/g, (letter) => plain[letter] ?? letter);
}
