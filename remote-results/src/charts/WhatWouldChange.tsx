import {
  changeSentence,
  gapSentence,
  type RankedCandidate,
  type ScoringPreferences,
  whatWouldChange,
} from '@donate-impact/shared/scoring';

interface WhatWouldChangeProps {
  candidate: RankedCandidate;
  /** The nearest candidate with a better score; none for who leads the list. */
  above: RankedCandidate | undefined;
  preferences: ScoringPreferences;
}

/** What it would take to pass the next one, solved from the formula: each change alone would do it. */
export function WhatWouldChange({ candidate, above, preferences }: WhatWouldChangeProps) {
  const { name } = candidate.candidate;
  if (!above) return <p>Nobody has a better score than {name}: there is no one to pass.</p>;

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
