import { type Candidate, issueLabel } from '@donate-impact/shared/candidates';

/** Every issue that a candidate of the list has, once, by label. */
export function listedIssues(candidates: readonly Candidate[]): { id: string; label: string }[] {
  const ids = new Set(candidates.flatMap(({ issues }) => issues));
  return [...ids]
    .map((id) => ({ id, label: issueLabel(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
