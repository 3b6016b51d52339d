import { competitivenessLabels } from '@donate-impact/shared/candidates';
import { Disclosure } from '@donate-impact/shared/ui';
import { byPlaces, topThree } from './counts';
import { FiguresTable } from './FiguresTable';

const columns = [
  'Rating',
  'Funding gap',
  'Days',
  'Issues',
  'First',
  'Second',
  'Third',
  'Top three',
  'Shares in spread',
  'Places',
  'Scores, %',
];

const rows = byPlaces.map((each) => ({
  name: each.name,
  cells: [
    competitivenessLabels[each.rating],
    `${each.gap}%`,
    each.days,
    `${each.choosable} of ${each.issues}`,
    each.first,
    each.second,
    each.third,
    topThree(each),
    each.receives,
    `${each.bestRank} to ${each.worstRank}`,
    `${each.bestScore} to ${each.worstScore}`,
  ],
}));

/** The race of every candidate, and every count. */
export function AllCandidates() {
  return (
    <Disclosure summary="Every candidate">
      <p>
        The first four columns describe the race as far as it is scored; “1 of 3” means that you can
        choose one of the candidate’s three issues. The next five count combinations: those in which
        the candidate has a place, is in the top three, and gets a share of a donation that is
        spread. The last two give the best and the worst place and score over all combinations.
      </p>
      <FiguresTable caption="Counts over all combinations" columns={columns} rows={rows} />
    </Disclosure>
  );
}
