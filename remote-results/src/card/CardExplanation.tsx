import { type RankedCandidate, scorePercent } from '@donate-impact/shared/scoring';
import { Disclosure, VisuallyHidden } from '@donate-impact/shared/ui';
import { ScoreExplanation } from './ScoreExplanation';
import { WhenOpened } from './WhenOpened';

/** How the score came about, worked out when it is opened, or printed. */
export function CardExplanation({ ranked }: { ranked: RankedCandidate }) {
  return (
    <Disclosure
      summary={
        <>
          How {scorePercent(ranked.score)}% was calculated
          <VisuallyHidden> for {ranked.candidate.name}</VisuallyHidden>
        </>
      }
    >
      <WhenOpened>{() => <ScoreExplanation ranked={ranked} />}</WhenOpened>
    </Disclosure>
  );
}
