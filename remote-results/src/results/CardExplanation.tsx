import { explainScore, type RankedCandidate, scorePercent } from '@donate-impact/shared/scoring';
import { Disclosure, Stack, VisuallyHidden } from '@donate-impact/shared/ui';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RankStability } from '../explanation/RankStability';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { useMatchesOfList } from './useMatches';

/** How the score was calculated; rendered only when it is opened or printed. */
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

/** The receipt, how stable the rank is, and what would change it. */
function ScoreExplanation({ ranked }: { ranked: RankedCandidate }) {
  const { answers, ranked: all, stability } = useMatchesOfList();
  const ranks = stability().get(ranked.candidate.id);

  return (
    <Stack>
      <ScoreReceipt
        explanation={explainScore(ranked.candidate, answers)}
        caption="The score, factor by factor"
      />
      {ranks && (
        <div>
          <h3>Rank under each kind of impact</h3>
          <RankStability ranks={ranks} />
        </div>
      )}
      <div>
        <h3>What would change it</h3>
        <WhatWouldChange candidate={ranked} ranked={all} preferences={answers} />
      </div>
    </Stack>
  );
}

/** The content of a disclosure, rendered only while it is open or being printed. */
function WhenOpened({ children }: { children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();

  useEffect(() => {
    const details = place.current?.closest('details');
    const follow = () => setOpen(details?.open ?? false);
    details?.addEventListener('toggle', follow);
    return () => details?.removeEventListener('toggle', follow);
  }, []);

  return <div ref={place}>{(isOpen || isPrinting) && children()}</div>;
}

/** Whether the page is being laid out for paper. */
function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}

let isBetweenPrintEvents = false;

function isPrinting(): boolean {
  return isBetweenPrintEvents || window.matchMedia('print').matches;
}

function subscribe(onChange: () => void) {
  const media = window.matchMedia('print');
  function start() {
    isBetweenPrintEvents = true;
    onChange();
  }
  function end() {
    isBetweenPrintEvents = false;
    onChange();
  }
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}
