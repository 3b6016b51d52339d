import type { Candidate } from '@donate-impact/shared/candidates';
import { Button } from '@donate-impact/shared/ui';
import { useMemo, useState } from 'react';
import { useMatchesOfList } from '../list/MatchesContext';
import { LazyPart } from '../part/LazyPart';
import { Toggle } from './ExploreWeights.styles';

const loadExplore = () => import('./ExploreWeights').then(({ ExploreWeights }) => ExploreWeights);

/** Opens the experiment with other weights, below itself. */
export function ExploreToggle({ candidates }: { candidates: readonly Candidate[] }) {
  const [isOpen, setOpen] = useState(false);
  const { answers, ranked } = useMatchesOfList();
  const props = useMemo(() => ({ candidates, answers, ranked }), [candidates, answers, ranked]);

  return (
    <Toggle data-print="hide">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Explore weights <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
      </Button>
      {isOpen && <LazyPart load={loadExplore} name="Exploring weights" props={props} />}
    </Toggle>
  );
}
