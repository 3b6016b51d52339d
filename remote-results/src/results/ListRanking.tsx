import { useMemo } from 'react';
import { elementId } from '../common/elementId';
import { Ranking } from '../ranking/Ranking';
import type { MatchList } from './useMatchList';

const none: readonly string[] = [];

/** The picture of the list: it follows the filters and leads to the cards. */
export function ListRanking({ list }: { list: MatchList }) {
  const { matches, found, comparison } = list;
  const { answers, recipients } = matches;
  const selected = useMemo(
    () => recipients?.map(({ candidate }) => candidate.id) ?? none,
    [recipients],
  );

  return (
    <Ranking
      found={found}
      answers={answers}
      compared={comparison.ids}
      selected={selected}
      onOpen={showCard}
    />
  );
}

/** Leads to a candidate's card. */
function showCard(id: string) {
  const name = document.getElementById(elementId('candidate', id));
  name?.focus({ preventScroll: true });
  const show = () => name?.closest('article')?.scrollIntoView({ block: 'start' });
  show();
  // Cards on the way are laid out only now, and may be of another height than they were taken for.
  requestAnimationFrame(show);
}
