import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LazyPart } from '../loading/LazyPart';
import type { ExploreWeightsProps } from './ExploreWeights';

const load = () => import('./ExploreWeights').then(({ ExploreWeights }) => ExploreWeights);

/** Opens the panel for exploring other weights, below its button. */
export function ExploreToggle(props: ExploreWeightsProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Toggle data-print="hide">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Explore weights <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
      </Button>
      {isOpen && <LazyPart load={load} name="Exploring weights" props={props} />}
    </Toggle>
  );
}

/** The surrounding tools lay out the button and the panel. */
const Toggle = styled.div`
  display: contents;
`;
