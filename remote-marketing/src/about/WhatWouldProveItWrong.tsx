import { RuledSection } from './RuledSection';

export function WhatWouldProveItWrong() {
  return (
    <RuledSection id="wrong" title="What would prove it wrong">
      <p>
        The score claims that a donation matters more in a close race, where funds are short and the
        election is near. It would be wrong if, in real elections, donations to the first candidates
        of the ranking changed no more results than the same donations to the last. Invented
        candidates cannot show it.
      </p>
    </RuledSection>
  );
}
