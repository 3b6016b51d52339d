import { type Candidate, issueLabel } from '@donate-impact/shared/candidates';

/** Every issue that a candidate of the list has, once, by label. */
export function listedIssues(candidates: readonly Candidate[]): { id: string; label: string }[] {
  const ids = new Set(candidates.flatMap(({ issues }) => issues));
  return [...ids].map((id) => ({ id, label: issueLabel(id) })).sort(byLabel);
}

// Not by localeCompare, whose first use costs tens of milliseconds before the first card.
function byLabel(a: { label: string }, b: { label: string }) {
  return a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1;
}
