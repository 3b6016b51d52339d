import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { Button } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { LazyPart } from '../loading/LazyPart';
import type { Exploring } from './useExploring';

const load = () => import('./ExploreWeights').then(({ ExploreWeights }) => ExploreWeights);

interface ExploreToggleProps {
  exploring: Exploring;
  /** The visitor's matches, for comparison. */
  ranked: readonly RankedCandidate[];
}

/** Opens the panel for exploring other weights, below its button. */
export function ExploreToggle({ exploring, ranked }: ExploreToggleProps) {
  const { sliders, explored, explore, start, stop } = exploring;

  return (
    <>
      <Button aria-expanded={sliders !== null} data-print="hide" onClick={sliders ? stop : start}>
        <span>
          Explore<Rest> weights</Rest>
        </span>
        <span aria-hidden="true">{sliders ? '▾' : '▸'}</span>
      </Button>
      {sliders && (
        <LazyPart
          load={load}
          name="Exploring weights"
          props={{ sliders, explored: explored?.ranked ?? null, ranked, onExplore: explore }}
        />
      )}
    </>
  );
}

/* For assistive technology alone where there is little room. */
const Rest = styled.span`
  @media (max-width: 39.99rem), (min-width: 64rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
