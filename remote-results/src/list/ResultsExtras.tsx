import { type Answers, isUnanswered } from '@donate-impact/shared/preferences';
import { Stack } from '@donate-impact/shared/ui';
import { PrivacyPanel } from '../privacy/PrivacyPanel';
import { ShareMatches } from '../share/ShareMatches';

/** What can be done with the matches, and what was done with the answers. */
export function ResultsExtras({ answers }: { answers: Answers }) {
  return (
    <Stack $gap={4}>
      {!isUnanswered(answers) && <ShareMatches answers={answers} />}
      <PrivacyPanel />
    </Stack>
  );
}
