import type { Candidate } from '@donate-impact/shared/candidates';
import type { Answers } from '@donate-impact/shared/preferences';
import {
  factorNames,
  type RankedCandidate,
  rankCandidates,
  weightsFor,
} from '@donate-impact/shared/scoring';
import { Stack, Surface } from '@donate-impact/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ExploredRanks } from './ExploredRanks';
import { freeWeights, type Sliders, slidersFor } from './freeWeights';
import { WeightPresets, WeightSliders } from './WeightControls';

export interface ExploreWeightsProps {
  candidates: readonly Candidate[];
  answers: Answers;
  /** The visitor's matches, for comparison. */
  ranked: readonly RankedCandidate[];
}

/** Other weights, and the ranks they would give. Nothing outside uses them; Donate never does. */
export function ExploreWeights({ candidates, answers, ranked }: ExploreWeightsProps) {
  const [sliders, setSliders] = useState<Sliders>(() => slidersFor(weightsFor(answers.impact)));
  const weights = useMemo(() => freeWeights(sliders), [sliders]);
  const deferred = useDeferredValue(weights);
  const explored = useMemo(
    () => rankCandidates(candidates, answers, deferred),
    [candidates, answers, deferred],
  );

  return (
    <Surface as="section" aria-labelledby="explore-title">
      <Stack $gap={1}>
        <h2 id="explore-title">Explore weights</h2>
        <p>
          <strong>Exploring: your matches are unchanged.</strong> Donate still uses your matches.
        </p>
      </Stack>
      <Columns>
        <div>
          <WeightPresets sliders={sliders} onChoose={setSliders} />
          <WeightSliders sliders={sliders} weights={weights} onChange={setSliders} />
        </div>
        {factorNames.some((factor) => deferred[factor] > 0) ? (
          <ExploredRanks explored={explored} ranked={ranked} />
        ) : (
          <p role="status">Move at least one slider: with all weights at 0, no one is ranked.</p>
        )}
      </Columns>
    </Surface>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  margin-block-start: var(--space-2);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  fieldset + fieldset {
    margin-block-start: var(--space-2);
  }
`;
