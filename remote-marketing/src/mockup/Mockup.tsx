import { getShare } from '@donate-impact/shared/scoring';
import { Button } from '@donate-impact/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Cell, Sheet } from './Mockup.styles';
import { SampleMatches } from './SampleMatches';
import { SampleProfile } from './SampleProfile';
import { StartCard } from './StartCard';
import { sampleMatches, useSampleRun } from './sampleRun';
import { useInView } from './useInView';
import { useMotion } from './useMotion';

/** The sample run, finished until it comes into view and types itself once more; a card for visitors who prefer less motion. */
export function Mockup() {
  const root = useRef<HTMLElement>(null);
  const motion = useMotion();
  const [paused, setPaused] = useState(false);
  const inView = useInView(root);
  const { frame, rewind } = useSampleRun(inView && motion === 'full' && !paused);

  function replay() {
    rewind();
    setPaused(false);
  }

  return (
    <Cell data-motion={motion}>
      <figure ref={root} aria-label="Sample run of the demo">
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
      </figure>
      {motion !== 'full' && <StartCard />}
    </Cell>
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
  font-size: var(--text-small);
  line-height: var(--line-snug);
  & > :first-child {
    flex: 1 1 6rem;
  }
`;

/* As wide as its longest button, so that a change of label moves nothing. */
const Slot = styled.span`
  flex: none;
  width: 9.5rem;
  max-width: 100%;
  min-height: var(--target);
  text-align: end;
  & > * {
    padding-inline: var(--space-1);
    min-width: 6.5rem;
    white-space: nowrap;
  }
`;

/** The end of the sample run, in space that is reserved for it. */
function Confirmation({ shown }: { shown: boolean }) {
  const share = getShare(sampleMatches.length);

  return (
    <Strip $shown={shown}>
      <strong>Donation Confirmed</strong>
      <span>
        {`$${share.each} to each of the three, $${share.leftOver} left over. This is a sample: no money moved.`}
      </span>
    </Strip>
  );
}

const Strip = styled.p<{ $shown: boolean }>`
  display: grid;
  max-width: none;
  background: var(--color-accent-soft);
  padding: var(--space-1) var(--space-2);
  line-height: var(--line-snug);
  ${({ $shown }) => !$shown && 'visibility: hidden;'}
`;

interface ControlsProps {
  done: boolean;
  paused: boolean;
  onTogglePause: () => void;
  onReplay: () => void;
}

/** One button that stays in place and keeps focus: Pause or Play, and Replay Demo at the end. */
function Controls({ done, paused, onTogglePause, onReplay }: ControlsProps) {
  if (done) return <Button onClick={onReplay}>Replay Demo</Button>;
  return <Button onClick={onTogglePause}>{paused ? 'Play' : 'Pause'}</Button>;
}
