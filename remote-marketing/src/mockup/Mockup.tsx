import { paths } from '@donate-impact/shared/routes';
import { donationAmount, getShare } from '@donate-impact/shared/scoring';
import { Button, Cluster, LinkButton, Stack } from '@donate-impact/shared/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Cell, Sheet } from './Mockup.styles';
import { SampleMatches } from './SampleMatches';
import { SampleProfile } from './SampleProfile';
import { sampleMatches, useSampleRun } from './sampleRun';
import { useInView } from './useInView';
import { useMotion } from './useMotion';

const share = getShare(sampleMatches.length);

/** The sample run, finished until it comes into view and types itself once more; a card for visitors who prefer less motion. */
export function Mockup() {
  const root = useRef<HTMLElement>(null);
  const isMoving = useMotion();
  const [paused, setPaused] = useState(false);
  const inView = useInView(root);
  const run = useSampleRun(inView && isMoving && !paused);

  function replay() {
    run.rewind();
    setPaused(false);
  }

  return (
    <Cell>
      <figure ref={root} aria-label="Sample run of the demo">
        <Sheet>
          <SampleProfile typed={run.typed} />
          <SampleMatches shown={run.matches} />
          <Confirmation $shown={run.isConfirmed}>
            <strong>Donation Confirmed</strong>
            <span>
              {`$${share.each} to each of the three, $${share.leftOver} left over. This is a sample: no money moved.`}
            </span>
          </Confirmation>
        </Sheet>
        <Foot>
          <span>All names are invented.</span>
          <Slot>
            {/* One button, which keeps the focus. */}
            {isMoving &&
              (run.isOver ? (
                <Button onClick={replay}>Replay Demo</Button>
              ) : (
                <Button onClick={() => setPaused(!paused)}>{paused ? 'Play' : 'Pause'}</Button>
              ))}
          </Slot>
        </Foot>
      </figure>
      {!isMoving && (
        <Sheet as="section" aria-labelledby="start-card-title">
          <Stack>
            <h2 id="start-card-title">Three questions, one ranking</h2>
            <p>{`Answer them, and see where $${donationAmount} could help most.`}</p>
            <div>
              <LinkButton to={paths.wizard.getHref()}>Start Demo</LinkButton>
            </div>
          </Stack>
        </Sheet>
      )}
    </Cell>
  );
}

const Foot = styled(Cluster).attrs({ as: 'figcaption' })`
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
const Confirmation = styled.p<{ $shown: boolean }>`
  display: grid;
  max-width: none;
  background: var(--color-accent-soft);
  padding: var(--space-1) var(--space-2);
  line-height: var(--line-snug);
  ${({ $shown }) => !$shown && 'visibility: hidden;'}
`;
