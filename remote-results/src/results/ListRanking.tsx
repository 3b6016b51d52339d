import { paths } from '@donate-impact/shared/routes';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromList } from '../common/BackToResults';
import { elementId } from '../common/elementId';
import { Ranking } from '../ranking/Ranking';
import type { MatchList } from './useMatchList';

const none: readonly string[] = [];

/** The picture of the list: it follows the filters and the explored weights, and leads to the cards. */
export function ListRanking({ list }: { list: MatchList }) {
  const { matches, found, foundExploring, exploring, comparison } = list;
  const { fragment, recipients } = matches;
  const selected = useMemo(
    () => recipients?.map(({ candidate }) => candidate.id) ?? none,
    [recipients],
  );
  const navigate = useNavigate();
  const weights = exploring.explored?.weights;
  const explored = useMemo(() => {
    const ranks = matches.ranked.map(({ candidate, rank }) => [candidate.id, rank] as const);
    return weights ? { weights, ranksBefore: new Map(ranks) } : null;
  }, [matches.ranked, weights]);
  const open = useCallback(
    (id: string) => {
      const name = document.getElementById(elementId('candidate', id));
      // The list shows the first of a long ranking; the others have a page.
      if (!name) return navigate(paths.candidate.getHref({ id }) + fragment, { state: fromList });
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
      explored={explored}
      compared={comparison.ids}
      selected={selected}
      onOpen={open}
    />
  );
}
