import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { LazyPart } from '../loading/LazyPart';
import type { ExploreWeightsProps } from './ExploreWeights';

const load = () => import('./ExploreWeights').then(({ ExploreWeights }) => ExploreWeights);

/** Opens the experiment with other weights, below itself. */
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

/** Its button and what that opens are laid out by the tools around it. */
const Toggle = styled.div`
  display: contents;
`;
