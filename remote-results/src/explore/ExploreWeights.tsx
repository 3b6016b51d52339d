import { getWeights } from '@donate-impact/shared/scoring';
import { Button, Cluster, focusHeading, Muted, media, Stack } from '@donate-impact/shared/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ExploredRanks, type RankedList } from './ExploredRanks';
import { WeightPresets, WeightSliders } from './WeightControls';

/** Other weights, and the ranks they would give; Donate never uses them. */
export function ExploreWeights({ list, onStop }: { list: RankedList; onStop: () => void }) {
  const [weights, setWeights] = useState(() => getWeights(list.answers.impact));
  const explored = useDeferredValue(weights);
  const heading = useRef<HTMLHeadingElement>(null);

  // The dialog that led here has closed.
  useEffect(() => heading.current?.focus(), []);

  function stop() {
    focusHeading();
    onStop();
  }

  return (
    <Panel aria-labelledby="explore-title">
      <Head>
        <h2 id="explore-title" ref={heading} tabIndex={-1}>
          Explore weights
        </h2>
        <Button onClick={stop}>Stop exploring</Button>
      </Head>
      <Muted>Your matches and Donate stay as they are.</Muted>
      <Columns>
        <div>
          <WeightPresets weights={weights} onChange={setWeights} />
          <WeightSliders weights={weights} onChange={setWeights} />
        </div>
        <ExploredRanks list={list} weights={explored} />
      </Columns>
    </Panel>
  );
}

const Panel = styled.section`
  padding-block-end: var(--space-3);
  border-block-end: var(--rule);
  font-size: var(--text-small);
`;

const Head = styled(Cluster)`
  justify-content: space-between;
  gap: 0 var(--space-2);

  > button {
    min-height: 2.25rem;
    padding-block: 0;
    font-size: inherit;
  }
`;

const Columns = styled(Stack)`
  gap: var(--space-3) var(--space-4);
  margin-block-start: var(--space-2);

  @media ${media.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }

  fieldset + fieldset {
    margin-block-start: var(--space-2);
  }
`;
