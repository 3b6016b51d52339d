import {
  changeSentence,
  gapSentence,
  type RankedCandidate,
  type ScoringPreferences,
  whatWouldChange,
} from '@donate-impact/shared/scoring';

interface WhatWouldChangeProps {
  candidate: RankedCandidate;
  /** The whole list, in the order of the ranks. */
  ranked: readonly RankedCandidate[];
  preferences: ScoringPreferences;
}

/** What it would take to pass the candidate above, solved from the formula; each change is enough by itself. */
export function WhatWouldChange({ candidate, ranked, preferences }: WhatWouldChangeProps) {
  const { name } = candidate.candidate;
  const above = nextAbove(ranked, candidate);
  if (!above) return <p>No one has a higher score than {name}, so there is no one to pass.</p>;

  const answer = whatWouldChange(candidate, above, preferences);
  if (answer.changes.length < 2)
    return <p>{changeSentence(name, above.candidate.name, answer)}.</p>;

  return (
    <>
      <p>{gapSentence(name, above.candidate.name, answer.needs)}. Any one of these would do it:</p>
      <ul>
        {answer.changes.map((change) => (
          <li key={change.factor}>{change.text}</li>
        ))}
      </ul>
    </>
  );
}

/** The nearest candidate with a strictly higher score; tied candidates do not have to pass each other. */
function nextAbove(
  ranked: readonly RankedCandidate[],
  candidate: RankedCandidate,
): RankedCandidate | undefined {
  return ranked.findLast(({ score }) => score > candidate.score);
}
