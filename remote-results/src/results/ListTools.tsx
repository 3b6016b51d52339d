import { isUnanswered } from '@donate-impact/shared/preferences';
import { Button, Cluster, media } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { useLazyDialog } from '../loading/useLazyDialog';
import type { MatchList, Panel } from './useMatchList';

const load = () =>
  import('../explanation/ScoringDialog').then(({ ScoringDialog }) => ScoringDialog);

/**
 * Opens one panel at a time: the picture of the ranking, sharing and, where there is no side column, the filters. Or the
 * explanation of the score, which leads to the panel for other weights.
 */
export function ListTools({ list: { matches, panel, toggle, explore } }: { list: MatchList }) {
  const { answers, candidates } = matches;
  const hasCandidates = candidates.length > 0;
  const { show, dialog } = useLazyDialog({
    load,
    name: 'The explanation of scores',
    props: {
      impact: answers.impact,
      onExplore: hasCandidates ? () => explore(true) : undefined,
    },
  });
  const toggles = (one: Panel) => ({
    'aria-expanded': panel === one,
    'aria-controls': one,
    onClick: () => toggle(one),
  });

  return (
    <>
      {hasCandidates && (
        <Cluster $gap={0.75}>
          <Button {...toggles('ranking')}>Ranking</Button>
          {!isUnanswered(answers) && <Button {...toggles('share')}>Share</Button>}
          <FilterToggle {...toggles('filter')}>Filter</FilterToggle>
        </Cluster>
      )}
      <Button $variant="quiet" onClick={show} aria-haspopup="dialog">
        How scoring works
      </Button>
      {dialog}
    </>
  );
}

/** On a narrow screen the filters wait behind it, so that the first candidate is in sight. */
const FilterToggle = styled(Button)`
  @media print, ${media.wide} {
    display: none;
  }
`;
