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
    <Tools data-print="hide">
      {hasCandidates && (
        <Cluster>
          <Button {...toggles('ranking')}>Ranking</Button>
          {!isUnanswered(answers) && <Button {...toggles('share')}>Share</Button>}
          <FilterToggle {...toggles('filter')}>Filter</FilterToggle>
        </Cluster>
      )}
      <Button $variant="quiet" onClick={show} aria-haspopup="dialog">
        How scoring works
      </Button>
      {dialog}
    </Tools>
  );
}

/**
 * What a visitor opens, in one row, the last at the end of it from the start: where a font is wider than ours, it breaks
 * into two lines. An open one looks pressed.
 */
const Tools = styled.div`
  grid-area: tools;
  align-self: end;
  display: flex;
  align-items: center;
  gap: 0.375rem;

  @media ${media.medium} {
    gap: var(--space-1);
  }

  > div {
    flex: none;
    gap: inherit;
    max-width: calc(100% - 5.375rem);
  }

  > [aria-haspopup] {
    min-width: 5rem;
    margin-inline-start: auto;
    justify-content: flex-end;
    text-align: end;
  }

  @media ${media.wide} {
    justify-content: flex-end;

    > [aria-haspopup] {
      margin-inline-start: 0;
    }
  }

  @media ${media.largeText} {
    flex-wrap: wrap;

    > div {
      flex: auto;
      max-width: none;
    }
  }

  [aria-expanded='true'] {
    border-color: var(--color-text);
    background: var(--color-sunken);
    box-shadow: inset 0 -2px var(--color-text);
  }
`;

/** On a narrow screen the filters wait behind it, so that the first candidate is in sight. */
const FilterToggle = styled(Button)`
  @media print, ${media.wide} {
    display: none;
  }
`;
