import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { Button, focusHeading, media, Stack } from '@donate-impact/shared/ui';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ExploredRanks } from './ExploredRanks';
import { freeWeights, type Sliders } from './useExploring';
import { WeightPresets, WeightSliders } from './WeightControls';

interface ExploreWeightsProps {
  sliders: Sliders;
  /** The ranking by these weights; null when all of them are 0. */
  explored: readonly RankedCandidate[] | null;
  /** The visitor's matches, for comparison. */
  ranked: readonly RankedCandidate[];
  onExplore: (sliders: Sliders) => void;
  onStop: () => void;
}

/** Other weights, and the ranks they would give. The picture of the ranking shows them; Donate never uses them. */
export function ExploreWeights(props: ExploreWeightsProps) {
  const { sliders, explored, ranked, onExplore, onStop } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const weights = useMemo(() => freeWeights(sliders), [sliders]);

  // The dialog that led here has closed.
  useEffect(() => heading.current?.focus(), []);

  function stop() {
    focusHeading();
    onStop();
  }

  return (
    <Panel aria-labelledby="explore-title">
      <Stack $gap={1}>
        <h2 id="explore-title" ref={heading} tabIndex={-1}>
          Explore weights
        </h2>
        <p>
          <strong>Exploring: your matches are unchanged.</strong> The cards below have the scores of
          your own answers, and Donate still uses these.
        </p>
        <div>
          <Button onClick={stop}>Stop exploring</Button>
        </div>
      </Stack>
      <Columns>
        <div>
          <WeightPresets sliders={sliders} onChoose={onExplore} />
          <WeightSliders sliders={sliders} weights={weights} onChange={onExplore} />
        </div>
        {explored ? (
          <ExploredRanks explored={explored} ranked={ranked} />
        ) : (
          <p role="status">Move at least one slider: with all weights at 0, no one is ranked.</p>
        )}
      </Columns>
    </Panel>
  );
}

const Panel = styled.section`
  padding-block: var(--space-2);
  border-block-end: var(--rule);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  margin-block-start: var(--space-2);

  @media ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  fieldset + fieldset {
    margin-block-start: var(--space-2);
  }
`;
