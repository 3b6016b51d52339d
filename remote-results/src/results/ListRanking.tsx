import { selectSelection, useAppSelector } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromList } from '../common/BackToResults';
import { elementId } from '../common/elementId';
import { Ranking } from '../ranking/Ranking';
import type { MatchList } from './useMatchList';

const none: readonly string[] = [];

/** The picture of the list: it follows the filters and the explored weights, and leads to the cards. */
export function ListRanking({ list }: { list: MatchList }) {
  const { matches, found, foundExploring, exploring, comparison } = list;
  // Only as the page was entered: whoever selects here leaves the page, and nothing is to be drawn for that.
  const [{ ids: selected }] = useState(useAppSelector(selectSelection));
  const navigate = useNavigate();
  const { fragment } = matches;
  const open = useCallback(
    (id: string) => {
      const name = document.getElementById(elementId('candidate', id));
      // The list shows the first of a long ranking; the others have a page.
      if (!name) return navigate(paths.candidate.getHref(id) + fragment, { state: fromList });
      name.focus({ preventScroll: true });
      const show = () => name.closest('article')?.scrollIntoView({ block: 'start' });
      show();
      // Cards on the way are laid out only now, and may be of another height than they were taken for.
      requestAnimationFrame(show);
    },
    [fragment, navigate],
  );

  return (
    <Ranking
      found={foundExploring ?? found}
      answers={matches.answers}
      weights={exploring.explored?.weights}
      compared={comparison.ids}
      selected={matches.isShared ? none : selected}
      onOpen={open}
    />
  );
}
