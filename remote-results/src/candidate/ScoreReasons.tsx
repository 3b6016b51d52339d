import type { Candidate } from '@donate-impact/shared/candidates';
import { explainScore, type ScoringPreferences } from '@donate-impact/shared/scoring';
import { Section, Surface } from '@donate-impact/shared/ui';
import { ScoreReceipt } from '../charts/ScoreReceipt';

interface ScoreReasonsProps {
  candidate: Candidate;
  preferences: ScoringPreferences;
}

/** The receipt of the score, open. */
export function ScoreReasons({ candidate, preferences }: ScoreReasonsProps) {
  const explanation = explainScore(candidate, preferences);

  return (
    <Surface>
      <Section id="receipt" title="Where the score comes from">
        <ScoreReceipt explanation={explanation} />
      </Section>
    </Surface>
  );
}
