import { parse } from 'valibot';
import { type Answers, isUnanswered } from './Answers';
import { answersSchema } from './answersSchema';

const longestFragment = 1_000;

/** The answers as a fragment, which browsers do not send: "#issues=climate,economy&impact=close&strategy=spread". */
export function encodePreferences({ issues, impact, strategy }: Answers): string {
  const parts = [
    issues.length > 0 ? `issues=${issues.map(encodeURIComponent).join(',')}` : '',
    impact ? `impact=${impact}` : '',
    strategy ? `strategy=${strategy}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** The answers that a fragment carries, without anything that the wizard does not know; null when none are left. */
export function decodePreferences(hash: string): Answers | null {
  if (hash.length > longestFragment) return null;
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const answers = parse(answersSchema, {
    // Stryker disable next-line StringLiteral: no issue has such a name, so it counts as none.
    issues: (fields.get('issues') ?? '').split(','),
    impact: fields.get('impact'),
    strategy: fields.get('strategy'),
  });
  return isUnanswered(answers) ? null : answers;
}

const sharedFields = ['issues', 'impact', 'strategy'];

/** True if `decodePreferences` leaves out a part of a fragment with answers, because the wizard does not know it. */
export function isFragmentDamaged(hash: string): boolean {
  const fields = new URLSearchParams(hash.slice(0, longestFragment).replace(/^#/, ''));
  if (!sharedFields.some((field) => fields.has(field))) return false;
  const { issues = [], impact, strategy } = decodePreferences(hash) ?? {};
  const read = new Set<string | null | undefined>([...issues, impact, strategy, '']);
  return [...fields].some(
    ([field, value]) =>
      !sharedFields.includes(field) || value.split(',').some((part) => !read.has(part)),
  );
}
