import {
  type RankedCandidate,
  rankStability,
  type ScoringPreferences,
} from '@donate-impact/shared/scoring';
import { Section, Surface } from '@donate-impact/shared/ui';
import { useMemo } from 'react';
import { nextAbove } from '../charts/nextAbove';
import { RankStability } from '../charts/RankStability';
import { WhatWouldChange } from '../charts/WhatWouldChange';

interface RankReasonsProps {
  own: RankedCandidate;
  ranked: readonly RankedCandidate[];
  preferences: ScoringPreferences;
}

/** How firm the rank is, and what would change it. */
export function RankReasons({ own, ranked, preferences }: RankReasonsProps) {
  const ranks = useMemo(() => {
    const candidates = ranked.map(({ candidate }) => candidate);
    return rankStability(candidates, preferences).get(own.candidate.id) ?? [];
  }, [ranked, preferences, own]);

  return (
    <>
      <Surface>
        <Section id="stability" title="Rank under each impact">
          <RankStability ranks={ranks} />
        </Section>
      </Surface>
      <Surface>
        <Section id="change" title="What would change it">
          <WhatWouldChange
            candidate={own}
            above={nextAbove(ranked, own)}
            preferences={preferences}
          />
        </Section>
      </Surface>
    </>
  );
}
