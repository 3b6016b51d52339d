import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Confirmation } from './Confirmation';
import { Controls } from './Controls';
import { Layers, MovingLayer, StillLayer } from './Layers';
import { SampleMatches } from './SampleMatches';
import { SampleProfile } from './SampleProfile';
import { Sheet } from './Sheet';
import { StartDemoCard } from './StartDemoCard';
import { useInView } from './useInView';
import { useMotion } from './useMotion';
import { useSampleRun } from './useSampleRun';

/** The self-playing demo, or a card that starts the real one for visitors who prefer less motion. */
export function Mockup() {
  const root = useRef<HTMLDivElement>(null);
  const motion = useMotion();
  const [paused, setPaused] = useState(false);
  const inView = useInView(root);
  const { frame, rewind } = useSampleRun(inView && motion === 'full' && !paused);

  function replay() {
    rewind();
    setPaused(false);
  }

  return (
    <Layers ref={root}>
      <MovingLayer as="figure" $motion={motion} aria-label="Sample run of the demo">
        <Sheet>
          <SampleProfile typed={frame.typed} />
          <SampleMatches shown={frame.matches} />
          <Confirmation shown={frame.phase === 'confirmed' || frame.phase === 'replay'} />
        </Sheet>
        <Foot>
          <span>All names are invented.</span>
          <Slot>
            {motion === 'full' && (
              <Controls
                done={frame.phase === 'replay'}
                paused={paused}
                onTogglePause={() => setPaused(!paused)}
                onReplay={replay}
              />
            )}
          </Slot>
        </Foot>
      </MovingLayer>
      <StillLayer $motion={motion}>
        <StartDemoCard />
      </StillLayer>
    </Layers>
  );
}

const Foot = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 3.75rem;
  padding-block-start: var(--space-1);
  color: var(--color-muted);
  line-height: 1.4;
  & > :first-child {
    flex: 1 1 6rem;
  }
`;

/* As wide as its longest button, so that a change of label moves nothing. */
const Slot = styled.span`
  flex: none;
  width: 9.5rem;
  max-width: 100%;
  text-align: end;
  & > button {
    padding-inline: var(--space-1);
    min-width: 6.5rem;
    white-space: nowrap;
  }
`;
